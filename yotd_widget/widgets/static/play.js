var y,Ue,Ro,V,_e,pe,Ge,ne,Ye,Me,we,Xe,ee=Symbol.for("pv"),de={},ce=[],qo=/^m(i|n|o|s|text|space)$/,Te=Array.isArray,Je=ce.slice,J=Object.assign;function X(e){e&&e.parentNode&&e.remove()}function ie(e,t,o,a,i){var n={type:e,props:t,key:o,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ee,__v:i||++Ue,__i:-1,__u:0};return!i&&y.vnode&&y.vnode(n),n}function w(e){return e.children}function se(e,t){this.props=e,this.context=t,this.__g=0}function K(e,t){if(t==null)return e.__&&K(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:K(e)}function No(e){var t,o=e.__v,a=o.__e,i=[],n=[],s=e.__P;s&&((t=J({constructor:ee},o)).__v=o.__v+1,y.vnode&&y.vnode(t),Le(s,t,o,e.__n,s.namespaceURI,32&o.__u?[a]:null,i,a||K(o),32&o.__u,n),t.__v=o.__v,t.__.__k[t.__i]=t,rt(i,t,n),o.__=o.__e=null,t.__e!=a&&Qe(t))}function Qe(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Qe(e)}function ke(e){(8&e.__g||(e.__g|=8,V.push(e),pe++))&&_e==y.debounceRendering||((_e=y.debounceRendering)||queueMicrotask)(Ze)}function Ze(){try{for(var e,t=1;V.length;)V.length>t&&V.sort(Ge),e=V.shift(),t=V.length,8&e.__g&&No(e)}finally{(pe=V.length)&&(_e||queueMicrotask)(Ze)}}function et(e,t,o,a,i,n,s,l,c,u,d){var x,b,p,h,L,v,k=a.__k||ce,g=t.length;for(c=Ao(o,t,k,c,g),x=0;x<g;x++)(p=o.__k[x])!=null&&(b=~p.__i&&k[p.__i]||de,p.__i=x,v=Le(e,p,b,i,n,s,l,c,u,d),h=p.__e,(b.ref!=p.ref||8&b.__u)&&(b.ref&&Ce(b.ref,null,p,b),p.ref&&d.push(p.ref,p.__c||h,p)),L=L||h,4&p.__u?(c=tt(p,c,e,!b.__v),b.__e&&(b.__e=null)):typeof p.type=="function"&&v!==void 0?c=v:h&&(c=h.nextSibling),p.__u&=-21);return o.__e=L,c}function Ao(e,t,o,a,i){var n,s,l,c,u,d,x,b,p,h=o.length,L=h,v=0,k=0,g=e.__k=Array(i);for(n=0;n<i;n++)(s=t[n])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[n]=ie(null,s):Te(s)?s=g[n]=ie(w,{children:s}):s.constructor===ee&&s.__b?s=g[n]=ie(s.type,s.props,s.key,s.ref,s.__v):g[n]=s,c=n+v,s.__=e,s.__b=e.__b+1,l=null,~(u=s.__i=Do(s,o,c,L))&&(L--,(l=o[u])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,u==c-1?v--:u==c+1?v++:u!=c&&(u>c?v--:v++,k=1)):(~u||(i>h?v--:i<h&&v++),typeof s.type!="function"&&(s.__u|=4))):g[n]=null;if(k){for(d=[],x=[],n=0;n<i;n++)if((s=g[n])&&16&s.__u){for(v=0,b=d.length;v<b;)d[p=v+b>>1]<s.__i?v=p+1:b=p;d[v]=s.__i,x[n]=v+1}for(v=d.length;n--;)x[n]&&(x[n]==v?v--:g[n].__u|=4)}if(L)for(n=0;n<h;n++)!(l=o[n])||2&l.__u||(l.__e==a&&(a=K(l)),Pe(l,l));return a}function tt(e,t,o,a){var i,n,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(n=0;n<i.length;n++)i[n]&&(i[n].__=e,t=tt(i[n],t,o,!1));return t}for(t&&!t.parentNode&&(t=K(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!a&&o.moveBefore&&s.parentNode?o.moveBefore(s,t):o.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Do(e,t,o,a){var i,n=e.key,s=e.type,l=t[o],c=l&&!(2&l.__u);if(l===null&&n==null||c&&n==l.key&&s==l.type)return o;if(a>(c?1:0)){for(i=o-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&n==l.key&&s==l.type)return i;for(i=o+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&n==l.key&&s==l.type)return i}return-1}function We(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function ae(e,t,o,a,i){var n,s;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof a=="string"&&(e.style.cssText=a=""),a)for(t in a)o&&t in o||We(e.style,t);if(o)for(t in o)a&&o[t]==a[t]||We(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof a!="function"&&(a=null),(e.__e||(e.__e={}))[t]=o,o&&a||(s=we[t]||(we[t]=Oo(t)),(e.__a||(e.__a={}))[t]=Me,n=t!=(t=t.replace(Ye,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,s,n):e.removeEventListener(t,s,n));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Oo(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[ne]==null)t[ne]=Me++;else if(t[ne]<this.__a[e])return;return o(y.event?y.event(t):t)}}}function Le(e,t,o,a,i,n,s,l,c,u){var d,x,b,p,h,L,v,k,g,C,f,H,j,A,G,Ke,I,Y,D=t.type;if(t.constructor!==ee)return null;128&o.__u&&(c=32&o.__u,d=o.__c.__z)&&(t.__u|=c,x=n=[],d.nodeType==8?l=le(d,n):n.push(d),l=n[0]||l),(d=y.__b)&&d(t);e:if(typeof D=="function"){b=s.length;try{if(k=t.props,g=(d=D.prototype)&&d.render,C=(d=D.contextType)&&a[d.__c],f=d?C?C.props.value:d.__:a,(p=o.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(g?t.__c=p=new D(k,f):(t.__c=p=new se(k,f),p.constructor=D,p.render=Io),C&&C.sub(p),p.state||(p.state={}),p.__n=a,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),D.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=J({},p.__s)),J(p.__s,D.getDerivedStateFromProps(k,p.__s)))),h=p.props,L=p.state,p.__v=t,o.__c){if(k!==h&&g&&!D.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(k,f),t.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(k,p.__s,f)===!1){t.__v!=o.__v&&(p.props=k,p.state=p.__s,p.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(R){R&&(R.__=t)}),ce.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&s.push(p),l=K(o);break e}p.componentWillUpdate&&p.componentWillUpdate(k,p.__s,f),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(h,L,v)})}else g&&!D.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=f,p.props=k,p.__P=e,p.__g&=-5,H=y.__r,j=g?25:0;do p.__g&=-9,H&&H(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++j<25);g&&(ce.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(a=J({},a,p.getChildContext())),g&&o.__c&&p.getSnapshotBeforeUpdate&&(v=p.getSnapshotBeforeUpdate(h,L)),A=d&&d.type===w&&d.key==null?d.props.children:d,k.__P&&(d=l,i=(e=k.__P).namespaceURI,c=n=null,o.props&&o.props.__P!=e&&(o.__k.some(function(R){R&&Pe(R,R)}),o.__k=null),l=o.__k?K(o,0):null),l=et(e,Te(A)?A:[A],t,o,a,i,n,s,l,c,u),k.__P&&(t.__e=null,l=d),t.__u&=-161,x&&x.some(X),p.__h.length&&s.push(p),1&p.__g&&(p.__g&=-4)}catch(R){if(s.length=b,t.__v=null,c||n)if(R&&R.then){if(t.__u|=128|c,n){for(~(I=n.indexOf(l||void 0))||(I=n.length);(Y=n[I-1])&&Y.nodeType==8;)I--;for(;I<n.length;I++)if(Y=n[I])if(n[I]=null,G){if(Y==Ke)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(Ke=le(G=Y))}}if(!G){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(d=le(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,l=d):t.__e=l,l=l&&l.nextSibling}else n&&n.some(X);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),R&&R.then||ot(t),y.__e(R,t,o)}}else l=t.__e=Fo(o.__e,t,o,a,i,n,s,c,u,e);return(d=y.diffed)&&d(t),l}function le(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function ot(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ot))}function rt(e,t,o){for(var a=0;a<o.length;)Ce(o[a++],o[a++],o[a++]);y.__c&&y.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(n){n.call(i)})}catch(n){y.__e(n,i.__v)}})}function Fo(e,t,o,a,i,n,s,l,c,u){var d,x,b,p,h,L,v,k,g=o.props||de,C=t.props,f=t.type;if(f=="svg"?i="http://www.w3.org/2000/svg":f=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),n){for(d=0;d<n.length;d++)if((h=n[d])&&(f?h.localName==f:h.nodeType==3)){e=h,n[d]=null;break}}if(!e){if(k=u.ownerDocument||document,!f)return k.createTextNode(C);e=k.createElementNS(i,f,C.is?C:u),l&&(y.__m&&y.__m(t,n),l=!1),n=null}if(f){if(u=f=="template"&&e.content||e,n=f=="textarea"&&C.defaultValue!=null?null:n&&Je.call(u.childNodes),!l&&n)for(g={},d=0;d<e.attributes.length;d++)g[(h=e.attributes[d]).name]=h.value;for(d in g)h=g[d],d=="dangerouslySetInnerHTML"?b=h:d=="children"||d in C||d=="value"&&"defaultValue"in C||d=="checked"&&"defaultChecked"in C||ae(e,d,null,h,i);for(d in C)h=C[d],d=="children"?p=h:d=="dangerouslySetInnerHTML"?x=h:d=="value"?L=h:d=="checked"?v=h:l&&typeof h!="function"||g[d]===h||ae(e,d,h,g[d],i);x?(l||b&&(x.__html==b.__html||x.__html==e.innerHTML)||(e.innerHTML=x.__html),t.__k=[]):(b&&(e.textContent=""),(f=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&qo.test(f))&&(i="http://www.w3.org/1999/xhtml"),et(u,Te(p)?p:[p],t,o,a,i,n,s,n?n[0]:o.__k&&K(o,0),l,c),n&&n.some(X)),l&&f!="textarea"||(d="value",f=="progress"&&L==null?e.removeAttribute(d):L==null||L===e[d]&&(f!="progress"||L)||ae(e,d,L,g[d],i),d="checked",v!=null&&v!=e[d]&&ae(e,d,v,g[d],i))}else g===C||l&&e.data==C||(e.data=C);return e}function Ce(e,t,o,a){try{typeof e=="function"?t?t.__x=e(t)||1:a&&(a=a.__c||a.__e)&&(t=a.__x)&&(a.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){y.__e(i,o)}}function Pe(e,t,o){var a,i,n,s;if(y.unmount&&y.unmount(e),!(a=e.ref)||a.current&&a.current!=e.__e||Ce(a,null,t,e),a=e.__c){if(a.componentWillUnmount)try{a.componentWillUnmount()}catch(l){y.__e(l,t)}a.__P=a.__n=null}if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&Pe(a[s],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(a=e.__c)&&(a=a.__z)&&(i=le(a,n=[]))&&(a==e.__e&&n.some(X),X(i),X(a)),o||X(e.__e),e.__e=e.__c=e.__=null}function Io(e,t,o){return this.constructor(e,o)}function Ee(e,t){var o,a,i,n;y.__&&y.__(e,t),t.nodeType==9&&(t=t.documentElement),a=(o=e&&32&e.__u)?null:t.__k,t.__k=ie(w,{children:[e]}),i=[],n=[],Le(t,t.__k,a||de,de,t.namespaceURI,a?null:t.firstChild?Je.call(t.childNodes):null,i,a?a.__e:t.firstChild,o,n),rt(i,t.__k,n),t.__k.props.children=null}function at(e){function t(o){var a,i;return this.getChildContext||(a=new Set,(i={})[t.__c]=this,this.getChildContext=function(){return i},this.shouldComponentUpdate=function(n){this.props.value!=n.value&&a.forEach(function(s){s.__g|=4,ke(s)})},this.sub=function(n){a.add(n);var s=n.componentWillUnmount;n.componentWillUnmount=function(){a.delete(n),s&&s.call(n)}}),o.children}return t.__c="__cC"+Xe++,t.__=e,t.Provider=(t.Consumer=function(o,a){return o.children(a)}).contextType=t,t}y={__e:function(e,t,o,a){for(var i,n,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(n=i.constructor)&&n.getDerivedStateFromError)&&i.setState(n.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,a||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw pe=0,e}},Ue=0,Ro=function(e){return e!=null&&e.constructor===ee},se.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=J({},this.state)),typeof e=="function"&&(e=e(J({},o),this.props)),e&&(J(o,e),this.__v&&(t&&this.__k.push(t),ke(this)))},se.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ke(this))},se.prototype.render=w,V=[],pe=0,Ge=function(e,t){return e.__v.__b-t.__v.__b},ne=Symbol(),Ye=/(PointerCapture)$|Capture$/i,Me=0,we={},Xe=0;var Q,M,ze,nt,Be=Object.is,me=0,ft=[],He=[],T=y,it=T.__b,st=T.__r,lt=T.diffed,pt=T.__c,dt=T.unmount,ct=T.__;function oe(e,t){T.__h&&T.__h(M,e,me||t),me=0;var o=M.__H||(M.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function P(e){return me=1,Vo(gt,e)}function Vo(e,t,o){var a=oe(Q++,2);if(a.t=e,!a.__c&&(a.__=[o?o(t):gt(void 0,t),function(n){var s=(a.__N||a.__)[0],l=a.t(s,n);Be(s,l)||(a.__N=[l,a.__[1]],a.__c.setState({}))}],a.__c=M,!M.__f)){M.__f=!0;var i=M.shouldComponentUpdate;M.shouldComponentUpdate=function(n,s,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=n;if(c.__.some(function(b){b.__N&&(u=!0,Be(b.__[0],b.__N[0])||(d=!0))}),i){var x=i.call(this,n,s,l);return u?x||d:x}return!u||d}}return a.__}function E(e,t){var o=oe(Q++,3);!T.__s&&$e(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,M.__H.__h.push(o))}function O(e,t){var o=oe(Q++,4);!T.__s&&$e(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,M.__h.push(o))}function z(e){return me=5,Ko(function(){return{current:e}},[])}function Ko(e,t){var o=oe(Q++,7);return $e(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function ht(e){var t=M.context[e.__c],o=oe(Q++,9);return o.c=e,t?(o.__==null&&(o.__=!0,t.sub(M)),t.props.value):e.__}function Wo(){var e;do{for(;e=He.shift();)try{te(e)}catch(o){T.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=ft.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(te),t.__h.some(Se),t.__h=[]}catch(o){t.__h=[],T.__e(o,e.__v)}}}while(He.length)}T.__b=function(e){M=null,it&&it(e)},T.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ct&&ct(e,t)},T.__r=function(e){st&&st(e),Q=0;var t=(M=e.__c).__H;t&&(ze==M?M.__h=[]:(t.__h.some(te),t.__h.some(Se),Q=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),ze=M},T.diffed=function(e){lt&&lt(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ut(ft.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),ze=M=null},T.__c=function(e,t){t.some(function(o){try{o.__h.some(te),o.__h=o.__h.filter(function(a){return!a.__||Se(a)})}catch(a){o.__h=[function(){throw a}]}}),pt&&pt(e,t)},T.unmount=function(e){dt&&dt(e);var t,o,a=e.__c;a&&a.__H&&(a.__H.__.some(function(i){try{if(i.__P&&i.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}i.__P=o,ut(He.push(i))}else te(i)}catch(n){t=n}}),a.__H=void 0,t&&T.__e(t,a.__v))};var mt=typeof requestAnimationFrame=="function";function Uo(e){var t,o=function(){clearTimeout(a),mt&&cancelAnimationFrame(t),setTimeout(e)},a=setTimeout(o,35);mt&&(t=requestAnimationFrame(o))}function ut(e){e!=1&&nt==T.requestAnimationFrame||((nt=T.requestAnimationFrame)||Uo)(Wo)}function te(e){var t=M,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),M=t}function Se(e){var t=M;e.__c=e.__(),M=t}function $e(e,t){return!e||e.length!=t.length||t.some(function(o,a){return!Be(o,e[a])})}function gt(e,t){return typeof t=="function"?t(e):t}var ue=new WeakSet,fe=e=>ue.has(e);function xt(e,t){let o=z(null),a=z(!1);O(()=>{let i=t.current,n=()=>{a.current=!0},s=c=>{a.current=!1,ue.delete(c.target)},l=c=>{document.hasFocus()&&ue.delete(c.target)};return i.addEventListener("pointerdown",n,!0),i.addEventListener("keydown",s,!0),i.addEventListener("focusout",l),()=>{i.removeEventListener("pointerdown",n,!0),i.removeEventListener("keydown",s,!0),i.removeEventListener("focusout",l)}},[t]),O(()=>{e.waiting&&(o.current=Go(t.current,a.current))},[e.waiting,t]),O(()=>{let i=o.current;if(o.current=null,!i||!t.current||Yo(t.current))return;let n=t.current.querySelector("[data-place].legal");i==="place"&&n?(ue.add(n),n.focus()):bt(t.current)||t.current.querySelector(".status")?.focus({preventScroll:!0})},[e.snapshot])}function bt(e){return e?.getRootNode()?.activeElement??null}function Go(e,t){let o=bt(e);return o?!t&&o.matches("[data-place], .go")?"place":"inside":null}function Yo(e){let t=e.getRootNode().host,o=document.activeElement;return o!==null&&o!==document.body&&o!==t}var je=at(null);function m(){let e=ht(je);if(!e)throw new Error("outside of the table");return e}var F=e=>e.looked&&e.snapshot.choices[e.looked]||null;function q(e,t){let o=F(e)?.preview?.ghosts[t];if(o)return{mark:o,ghost:!0};let a=e.snapshot.marks[t];return a?{mark:a,ghost:!1}:null}var Xo=Symbol.for("pv"),Jo=0;function r(e,t,o,a,i,n){t||(t={});var s,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?s=t[l]:c[l]=t[l];var u={type:e,props:c,key:o,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xo,__v:--Jo,__i:-1,__u:0};return(i||n)&&(u.__source=i,u.__self=n),y.vnode&&y.vnode(u),u}function S({place:e,text:t,class:o,picture:a=!1,children:i}){let n=m(),s=n.snapshot.choices[e];return s?r("button",{type:"button",class:`${o} place ${s.state}${n.looked===e?" looked":""}`,"data-place":e,"data-item":!0,"aria-label":[t,s.name].filter(Boolean).join(", "),"aria-description":Qo(s),"aria-disabled":s.state==="blocked",onFocus:l=>fe(l.currentTarget)||n.look(e),onKeyDown:()=>n.look(e),onPointerMove:l=>l.pointerType==="mouse"&&n.point(e,l),onPointerLeave:l=>l.pointerType==="mouse"&&n.leave(),onClick:l=>n.press(e,Re(l)),children:i}):a?r("div",{class:o,role:"img","aria-label":t,children:i}):r("div",{class:o,children:i})}var Qo=e=>(e.reason?[e.reason]:e.preview?.lines??[]).map(t=>t.text).join(" ");function Re(e){return e.detail===0?"key":e.pointerType==="touch"?"touch":"mouse"}function N(){let e=z(null),t=z(null);return O(()=>{let o=vt(e.current);(!t.current||!o.includes(t.current))&&(t.current=o.find(a=>a.matches(".legal"))??o[0]??null);for(let a of o)a.tabIndex=a===t.current?0:-1}),O(()=>{let o=e.current;if(!o)return;let a=n=>{let s=n.target.closest("[data-item]");s&&(t.current&&(t.current.tabIndex=-1),t.current=s,s.tabIndex=0)},i=n=>{let s=n.target.closest("[data-item]");if(!s||n.ctrlKey||n.metaKey||n.altKey||s.matches("input"))return;let l=Zo(n.key,s,vt(o));l&&(n.preventDefault(),l.focus())};return o.addEventListener("focusin",a),o.addEventListener("keydown",i),()=>{o.removeEventListener("focusin",a),o.removeEventListener("keydown",i)}},[]),e}function vt(e){return[...e?.querySelectorAll("[data-item]")??[]]}function Zo(e,t,o){if(e==="Home")return o[0];if(e==="End")return o.at(-1);if(!/^Arrow(Left|Right|Up|Down)$/.test(e))return;let a=e==="ArrowLeft"||e==="ArrowUp";return er(t,o,e)??o[o.indexOf(t)+(a?-1:1)]}function er(e,t,o){let a=o==="ArrowUp"||o==="ArrowDown",i=o==="ArrowLeft"||o==="ArrowUp"?-1:1,n=yt(e),s,l=Number.POSITIVE_INFINITY;for(let c of t){let u=yt(c),d=i*(a?u.y-n.y:u.x-n.x),x=Math.abs(a?u.x-n.x:u.y-n.y);d<4||!a&&x>d||d+3*x>=l||(l=d+3*x,s=c)}return s}function yt(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+t.height/2}}function re({rules:e}){return r(w,{children:e.map(t=>r("span",{class:"rule-name",children:t},t))})}function wt(){let e=m(),t=tr(e),{refusal:o}=e.line,a=F(e),i=t??(o?r(or,{}):a?r(rr,{}):null),n=t||o?"stop":a?.state??"rest";return r("div",{class:"slip-room",children:[r("div",{class:`slip ${n}`,children:r("p",{children:i??r(_t,{})})}),i&&r("p",{class:"behind","aria-hidden":"true",children:r(_t,{})})]})}function tr({line:e,words:t,needsEngine:o}){return e.trouble==="lost"?o?t.needsEngine:null:e.trouble==="silent"?t.silent:e.trouble==="slow"?t.working:null}function or(){let{line:e,words:t}=m();return r(w,{children:[r("b",{class:"bad",children:t.notPossible})," ",e.refusal.text," ",r(re,{rules:e.refusal.rules})]})}function rr(){let e=m(),t=F(e),o=t.reason?[{...t.reason,tone:"plain"}]:t.preview?.lines??[];return r(w,{children:[r("b",{class:"label",children:t.label})," ",r(kt,{}),t.reason&&r("b",{class:"bad",children:[e.words.notPossible," "]}),o.map(a=>r("span",{class:`line ${a.tone}`,children:[a.text," ",r(re,{rules:a.rules})]},a.text))]})}function _t(){let{snapshot:e,words:t}=m(),o=e.decision;return o?r(w,{children:[r("b",{class:"prompt",children:o.prompt})," ",r(kt,{}),r("span",{class:"line quiet",children:e.status.why})]}):r(w,{children:t.noMoves})}function kt(){let{snapshot:e,words:t}=m(),o=e.decision;if(o?.form!=="row")return null;let[a,i]=o.progress;return r(w,{children:[r("span",{class:"progress",children:[r("b",{children:[a,"/",i]})," ",t.chosen]})," "]})}function Mt({children:e}){let t=m(),{words:o,looked:a}=t,i=N(),n=F(t),s=n!==null&&n.state!=="blocked",l=c=>Re(c)==="key"?"key":"mouse";return r("div",{class:"bar",role:"group","aria-label":o.decision,ref:i,onPointerEnter:t.stay,onPointerLeave:c=>c.pointerType==="mouse"&&t.leave(),children:[e,r(wt,{}),r("button",{type:"button",class:n?.state==="chosen"?"go back":"go","data-item":!0,"aria-disabled":!s,onClick:c=>s&&a&&t.press(a,l(c)),children:n?.state==="chosen"?o.takeBack:o.doIt}),r("button",{type:"button",class:"ask","data-item":!0,"aria-expanded":t.panel==="why",onClick:()=>t.toggle("why"),children:n?.state==="blocked"?o.whyNot:o.why})]})}function W({name:e,title:t,children:o}){let{words:a,toggle:i,stay:n,leave:s}=m();return r("div",{class:`panel ${e}`,role:"group","aria-label":t,"data-panel":e,onPointerEnter:n,onPointerLeave:l=>l.pointerType==="mouse"&&s(),children:[r("div",{class:"panel-head",children:[r("b",{children:t}),r("button",{type:"button",class:"ask",onClick:()=>i(e),children:a.close})]}),o]})}var ar=[["Tab","keyTab"],["← ↑ → ↓ Home End","keyArrows"],["Enter","keyPress"],["Ctrl Enter","doIt"],["U | ,","undo"],["Shift U | .","redo"],["W","why"],["L","log"],["T","text"],["?","help"],["Esc","close"]],nr=[["legal","canBeChosen"],["blocked","notNow"],["chosen","chosen"],["ghost","preview"]];function Tt(){let{words:e}=m();return r(W,{name:"help",title:e.help,children:[r("div",{class:"help-columns",children:[r("dl",{children:ar.map(([t,o])=>r("div",{children:[r("dt",{children:t.split(" | ").map(a=>r("kbd",{children:a},a))}),r("dd",{children:e[o]})]},t))}),r("dl",{children:nr.map(([t,o])=>r("div",{children:[r("dt",{children:r("span",{class:`swatch place ${t}`})}),r("dd",{children:e[o]})]},t))})]}),r("p",{class:"quiet",children:e.unofficial})]})}function Lt(){let{snapshot:e,words:t}=m(),o=e.recent.at(-1);if(!o)return null;let a=e.recent.slice(-3,-1);return r("p",{class:"last quiet",children:[t.last," ",a.length>0&&r("span",{class:"before",children:a.map(i=>`${i.text} `)}),o.text]})}function _({id:e,size:t,class:o=""}){return r("svg",{class:`icon ${o}`,width:t,height:t,"aria-hidden":"true",children:r("use",{href:`#${e}`})})}function B({seat:e,size:t}){return r(_,{id:`badge-${e+1}`,size:t,class:"badge"})}function Ct(){let{snapshot:e,line:t,kernel:o,words:a}=m(),i=z(null),n=t.log??e.recent;return E(()=>{t.log||o.readLog(),i.current&&(i.current.scrollTop=i.current.scrollHeight)},[o,t.log]),r(W,{name:"log",title:a.log,children:r("div",{class:"scroll",ref:i,tabIndex:0,role:"group","aria-label":a.log,children:ir(n).map(([s,l])=>r("div",{class:"log-month",children:[r("b",{children:s}),r("ol",{children:l.map((c,u)=>r("li",{children:[c.seat!==null&&r(B,{seat:c.seat,size:20}),r("span",{children:[c.text," ",r(re,{rules:c.rules})]})]},u))})]},s))})})}function ir(e){let t=new Map;for(let o of e)t.set(o.month,[...t.get(o.month)??[],o]);return[...t]}function sr(e){let t=Math.max(...e.rows.map(a=>a.name.length)),o=e.rows.length;return o*(11*t+6)/.64+42<=320?"phone":o*(12*t+12)/.74+62<=520?"page":"wide"}function Pt({result:e}){let{words:t}=m(),o=Math.max(1,...e.rows.flatMap(a=>a.points));return r("div",{class:"result",role:"group","aria-label":t.result,children:r("table",{"data-names":sr(e),children:[r("caption",{children:e.title}),r("thead",{children:r("tr",{children:[r("td",{}),e.rows.map(a=>r("th",{scope:"col",children:[r(B,{seat:a.seat,size:28}),r("span",{children:a.name})]},a.seat))]})}),r("tbody",{children:e.causes.map((a,i)=>r("tr",{children:[r("th",{scope:"row",children:a}),e.rows.map(n=>r("td",{children:r(lr,{points:n.points[i]??0,most:o})},n.seat))]},a))}),r("tfoot",{children:r("tr",{children:[r("th",{scope:"row",children:t.total}),e.rows.map(a=>r("td",{children:r("b",{children:a.total})},a.seat))]})})]})})}function lr({points:e,most:t}){return r("span",{class:e?"points":"points none",children:[e,r("i",{style:{width:`${100*e/t}%`}})]})}function Et(){let{status:e}=m().snapshot;return r("p",{class:"status",tabIndex:-1,children:[r("b",{children:e.month}),e.phase&&r("span",{class:"part",children:e.phase}),r("span",{class:"part who",children:[e.seat!==null&&r(B,{seat:e.seat,size:26}),r("span",{children:e.who})]})]})}function zt(){let{snapshot:e,words:t}=m();return r(W,{name:"text",title:t.text,children:r("pre",{class:"scroll",tabIndex:0,role:"group","aria-label":t.text,children:e.text})})}function Bt(){let{words:e,snapshot:t,travel:o}=m(),{at:a,steps:i,label:n}=t.timeline,[s,l]=P(null),c=s??a;return r("div",{class:"timeline",children:[r("input",{type:"range",min:0,max:i,value:c,style:{"--past":i?`${100*c/i}%`:"0%"},"aria-label":e.timeline,"aria-valuetext":n,onInput:u=>l(Number(u.currentTarget.value)),onChange:u=>{l(null),o({kind:"jump",step:Number(u.currentTarget.value)})}}),r("span",{class:"quiet",children:n})]})}var pr=["log","text","help"];function Ht(){let e=m(),{words:t,snapshot:o}=e,a=N();return r("div",{class:"tools",role:"toolbar","aria-label":t.tools,ref:a,children:[["undo","redo"].map(i=>r("button",{type:"button","data-item":!0,"aria-disabled":!o.timeline[i],onClick:()=>o.timeline[i]&&e.travel({kind:i}),children:t[i]},i)),pr.map(i=>r("button",{type:"button","data-item":!0,"aria-expanded":e.panel===i,onClick:()=>e.toggle(i),children:t[i]},i))]})}function St({rules:e}){let{snapshot:t}=m(),[o,a]=P(null);return r(w,{children:[r("span",{class:"chips",children:e.map(i=>r("button",{type:"button",class:"chip","aria-expanded":o===i,onClick:()=>a(o===i?null:i),children:i},i))}),o&&e.includes(o)&&r("span",{class:"rule-text",children:t.rules[o]})]})}function $t(){let e=m();if(e.panel!=="why")return null;let t=F(e);return r(W,{name:"why",title:t?.label??e.snapshot.status.who,children:r("ol",{class:"chain",children:dr(e).map(o=>r("li",{class:o.tone,children:[r("span",{class:"because",children:o.text}),r(St,{rules:o.rules})]},o.text))})})}function dr(e){let t=F(e);if(t?.reason)return[{...t.reason,tone:"bad"}];if(t?.preview)return t.preview.lines;let{status:o,decision:a}=e.snapshot;return[{text:o.why,rules:a?.rules??[],tone:"plain"}]}function U({place:e}){let t=q(m(),e);if(!t)return null;let o=t.mark.kind==="loss"||t.mark.kind==="gone",a=!t.ghost&&/^[+−]/.test(t.mark.text);return r("span",{class:`change ${o?"bad":"good"}`,children:[a&&r("i",{"aria-hidden":"true",children:o?"▼":"▲"}),t.mark.text]})}var cr=8;function jt({goods:e}){return r("ul",{class:"goods",children:e.map(t=>r(mr,{good:t},t.place))})}function mr({good:e}){let t=q(m(),e.place)?.mark.text??"",o=`${e.amount}${t}${e.name}`.length,a=[e.amount?"":"none",t&&(o>cr?"changed full":"changed")];return r("li",{class:a.filter(Boolean).join(" "),children:[r(_,{id:e.icon,size:26}),r("span",{children:[r("b",{children:e.amount})," ",r(U,{place:e.place})," ",r("span",{class:"unit",children:e.name})]})]})}function Rt({need:e}){return r("p",{class:"need",children:[r("b",{children:e.event}),e.bowls&&r(qe,{bowls:e.bowls,size:22}),r("b",{class:e.tone,children:e.verdict}),r("span",{class:"sum",children:e.text})]})}function qe({bowls:e,size:t}){return r("svg",{class:"icon bowls",viewBox:`0 0 ${26*e.total} 24`,width:t*26*e.total/24,height:t,"aria-hidden":"true",children:Array.from({length:e.total},(o,a)=>r("use",{href:a<e.full?"#good-bowl_full":"#good-bowl_empty",x:26*a,width:"24",height:"24"},a))})}function $({place:e}){let t=m().snapshot.choices[e]?.state;return t?r("span",{class:`bead ${t}-bead`,children:[t==="blocked"&&r(_,{id:"mark-lock",size:15}),t==="chosen"&&r(_,{id:"mark-check",size:14})]}):null}var qt="D-05",Nt=e=>`new-palace/${e}`,At=e=>e.startsWith("new-palace/");function he(e){let[t,o]=e.split(" ");return{age:t==="old"?"old":"young",kind:o??""}}function ge({symbol:e,count:t,upright:o=!1}){let a=18*t-2;return r("svg",{class:"icon pips",viewBox:o?`0 0 16 ${a}`:`0 0 ${a} 16`,"aria-hidden":"true",children:Array.from({length:t},(i,n)=>r("use",{href:`#sym-${e}`,x:o?0:18*n,y:o?18*n:0,width:"16",height:"16"},n))})}function Dt({room:e,vacant:t}){let o=m(),{words:a,snapshot:i}=o,n=q(o,e.place),{person:s}=e,l=n?.mark.person?he(n.mark.person):null,c=s??l,u=n?.mark.kind==="gone",d=u?"going":n?n.ghost?"ghost":"fresh":"",x=c?`lit of-${c.kind} ${c.age}`:t&&!i.choices[e.place]?"empty shuttered":"empty",b=!c&&i.choices[e.place]?.state==="legal",p=u?a.leaves:s?"":n?.mark.text,h=s?.name??(b?a.here:a.emptyFloor);return r(S,{place:e.place,text:[h,p].filter(Boolean).join(", "),class:`room ${x} ${d}`,picture:!0,children:[c?r("span",{class:"dweller",children:[r(_,{id:`person-${c.kind}`,class:"person"}),r("span",{class:"who",children:[s&&r("span",{class:"name",children:s.short}),p?r("b",{class:"said",children:p}):s&&r(ge,{symbol:s.symbol,count:s.symbols})]}),u&&r(_,{id:"mark-cross",class:"cross"})]}):b&&r("b",{children:a.here}),r($,{place:e.place})]})}var Ot=()=>r("svg",{class:"icon roof","aria-hidden":"true",children:r("use",{href:"#part-roof",width:"100%",height:"100%"})}),ur=()=>r("svg",{class:"icon eave","aria-hidden":"true",children:r("use",{href:"#part-eave",width:"100%",height:"100%"})}),fr=e=>e?.kind==="new"&&e.person!==void 0;function Ft({palace:e}){let t=m(),{snapshot:o,words:a}=t,i=o.decision?.id===qt&&!!o.choices[e.place],n=q(t,e.place)?.mark.kind==="gone",l=["palace",e.inhabited||e.rooms.some(c=>fr(q(t,c.place)?.mark))?"":"vacant",n?"gone":""].filter(Boolean).join(" ");return r("div",{class:l,role:"group","aria-label":`${a.palace} ${e.number}`,children:[r("div",{class:"building",children:[r(Ot,{}),i&&r(hr,{palace:e}),e.rooms.toReversed().map((c,u)=>r(w,{children:[(u>0||i)&&r(ur,{}),r(Dt,{room:c,vacant:!e.inhabited})]},c.place)),r("i",{class:"plinth"})]}),i?r(It,{palace:e}):r(gr,{palace:e})]})}function hr({palace:e}){let t=m(),o=q(t,e.place)?.mark.text??"+1";return r(S,{place:e.place,text:`${o}, ${t.words.palace} ${e.number}`,class:"new-floor",children:[r("b",{children:o}),r($,{place:e.place})]})}function gr({palace:e}){let t=m();if(!t.snapshot.choices[e.place])return r(It,{palace:e});let o=q(t,e.place)?.mark.text??e.forecast?.text,a=[e.number,o].filter(Boolean).join(" ");return r("div",{class:"base",children:[r("i",{class:"ground"}),r(S,{place:e.place,text:`${a}, ${t.words.palace}`,class:"foot-stone",children:[r(Vt,{palace:e}),r($,{place:e.place})]})]})}var It=({palace:e})=>r("div",{class:"base",children:[r("i",{class:"ground"}),r(Vt,{palace:e})]});function Vt({palace:e}){let t=q(m(),e.place);return r(w,{children:[r("b",{class:"number",children:e.number}),e.rice&&r(_,{id:`good-bowl_${e.rice}`,size:22}),t?r(U,{place:e.place}):e.forecast&&r("b",{class:e.forecast.tone,children:e.forecast.shown})]})}function Kt({place:e}){let{words:t}=m();return r("div",{class:"palace founded",children:[r("div",{class:"building",children:[r(Ot,{}),r(S,{place:e,text:`+1, ${t.newPalace}`,class:"new-floor",children:[r("b",{class:"full",children:t.newPalace}),r("b",{class:"short",children:"+1"}),r($,{place:e})]}),r("i",{class:"plinth"})]}),r("div",{class:"base",children:r("i",{class:"ground"})})]})}function Wt({court:e}){let{words:t}=m();return r("div",{class:`court seat-${e.seat+1}`,role:"group","aria-label":`${t.court} ${e.name}`,children:[r("div",{class:"cabinet",children:[r(B,{seat:e.seat,size:34}),r("b",{class:Ne(e.name),children:e.name}),r("span",{class:"points-now",children:[r("b",{children:e.vp})," ",t.vp," ",r(U,{place:`vp/${e.seat}`})]}),r(jt,{goods:e.goods})]}),e.need&&r(Rt,{need:e.need}),r(xr,{court:e})]})}var Ne=e=>e.length>8?"name long":"name";function xr({court:e}){let t=m(),o=N(),a=Nt(e.seat),i=!!t.snapshot.choices[a],n=e.palaces.length+(i?1:0);return r("div",{class:"city",style:{"--palaces":n,"--half":Math.ceil(n/2)},"data-many":br(n),ref:o,children:[e.palaces.map(s=>r(Ft,{palace:s},s.place)),i&&r(Kt,{place:a})]})}var br=e=>e>6?"most":e>4?"many":"few";var Z=23,Ae=11,De=34,Ut=44,Oe=3*Z+Ae+3;function Gt({palaces:e}){let t=Math.max(e.length,4);return r("svg",{class:"icon skyline",viewBox:`0 0 ${t*Ut} ${Oe}`,preserveAspectRatio:"xMinYMax meet","aria-hidden":"true",children:e.map((o,a)=>r(vr,{palace:o,x:5+a*Ut},o.place))})}function vr({palace:e,x:t}){let o=Oe-2-e.rooms.length*Z;return r(w,{children:[e.rooms.map((a,i)=>r(yr,{room:a,x:t,y:Oe-2-(i+1)*Z},a.place)),r("use",{href:"#part-roof_mini",class:e.inhabited?"":"faded",x:t-4,y:o-Ae+1,width:De+8,height:Ae})]})}function yr({room:e,x:t,y:o}){let a=m().snapshot.marks[e.place],i=a?.kind==="gone"&&a.person?he(a.person):null,n=e.person??i;return n?r(w,{children:[r("rect",{class:`mini-room of-${n.kind}`,x:t+1,y:o,width:De-2,height:Z}),r("use",{class:`lit of-${n.kind}`,href:`#person-${n.kind}`,x:t+6,y:o+1,width:"22",height:"22"}),n.age==="old"&&r("path",{class:"mini-old",d:`M${t+2} ${o+1}h9l-9 9z`}),i&&r("use",{class:"cross",href:"#mark-cross",x:t+6,y:o,width:"22",height:"22"})]}):r("path",{class:"mini-empty",d:`M${t+1} ${o+Z}v${-Z}h${De-2}v${Z}`})}function Yt({courts:e,open:t}){let{words:o}=m(),a=N();return r("div",{class:"others",role:"group","aria-label":o.others,"data-count":e.length,ref:a,children:e.map(i=>r(_r,{court:i,open:t},i.seat))})}function _r({court:e,open:t}){let{words:o}=m(),{need:a}=e,i=e.goods.slice(0,4),n=[...i.map(s=>`${s.amount} ${s.name}`),a?.verdict].filter(Boolean).join(", ");return r("button",{type:"button",class:`small-court seat-${e.seat+1}`,"data-item":!0,onClick:()=>t(e.seat),children:[r("span",{class:"small-head",children:[r(B,{seat:e.seat,size:26}),r("b",{class:Ne(e.name),children:e.name})," ",a?.bowls&&r(qe,{bowls:a.bowls,size:16}),r("b",{class:"small-vp",children:[e.vp," ",r("small",{children:o.vp})]})," "]}),r(Gt,{palaces:e.palaces}),r("span",{class:"sr",children:n}),r("span",{class:"small-goods","aria-hidden":"true",children:[i.map(s=>r("span",{class:s.amount?"":"none",children:[r(_,{id:s.icon,size:18}),s.amount]},s.place)),a&&r("b",{class:`verdict ${a.tone}`,children:a.short})]})]})}function xe({children:e}){let{snapshot:t}=m(),{courts:o,active:a}=t.board,[i,n]=P(null),s=`${t.decision?.id} ${a}`;E(()=>n(null),[s]);let l=i??a,c=o.find(d=>d.seat===l)??o[0],u=o.filter(d=>d!==c);return r("div",{class:"courts",children:[r("div",{class:"shown",children:[r(Wt,{court:c},c.seat),e]}),r(Yt,{courts:u,open:d=>n(d===a?null:d)})]})}function Xt(){let e=m().snapshot.board.extras.filter(t=>!At(t.place));return e.length?r("div",{class:"extras",children:e.map(t=>r(S,{place:t.place,text:`${t.name} ${t.detail}`.trim(),class:"card",children:[r("span",{class:"effect",children:[r(_,{id:t.icon,size:28}),r("span",{children:[r("b",{children:t.name})," ",t.detail]})]}),r($,{place:t.place})]},t.place))}):null}function be({icon:e,summary:t,children:o}){let[a,i]=P(!1);return r(w,{children:[r("button",{type:"button",class:"fold","aria-expanded":a,onClick:()=>i(!a),children:[r(_,{id:e,size:24}),r("span",{children:t})]}),a&&r("div",{class:"unfolded",children:o})]})}function Fe({card:e}){let t=[e.name,e.amount,e.unit].filter(Boolean).join(" ");return r(S,{place:e.place,text:t,class:"card",children:[r("span",{class:"name",children:e.name})," ",r("span",{class:"effect",children:[r(_,{id:e.icon,size:28}),r("span",{children:[r("b",{children:e.amount})," ",e.unit]})]}),r($,{place:e.place})]})}function ve(){let{words:e,snapshot:t}=m(),o=N(),{groups:a,pass:i}=t.board;return r("div",{class:"groups",role:"group","aria-label":e.groups,ref:o,children:[a.map(n=>r(wr,{group:n},n.letter)),i&&r("div",{class:"tray pass",style:{"--cards":1},children:r("div",{class:"cards",children:r(Fe,{card:i})})})]})}function wr({group:e}){let{courts:t}=m().snapshot.board,o=e.dragons.map(i=>t.find(n=>n.seat===i)?.name),a=[e.letter,...o,e.fee].filter(Boolean).join(", ");return r("div",{class:`tray${e.dragons.length?" used":""}`,style:{"--cards":e.cards.length},"data-cards":e.cards.length,role:"group","aria-label":a,children:[r("div",{class:"tray-head",children:[r("b",{children:e.letter}),e.dragons.map(i=>r("span",{class:"dragon",children:[r(_,{id:"piece-dragon",size:37}),r(B,{seat:i,size:22})]},i)),e.fee&&r("span",{class:"fee",children:e.fee})]}),r("div",{class:"cards",children:e.cards.map(i=>r(Fe,{card:i},i.place))})]})}function Jt({hand:e}){let t=Math.max(3,Math.ceil((e.cards.length+1)/2));return r("div",{class:"hand",role:"group","aria-label":e.name,style:{"--columns":t},children:[e.cards.map(o=>r(kr,{card:o},o.place)),e.spent&&r("span",{class:"spent",children:e.spent})]})}function kr({card:e}){let t=e.count>1?`×${e.count}`:"",o=e.kind==="wild",a=[o&&"?",t,e.name].filter(Boolean).join(" ");return r(S,{place:e.place,text:a,class:`hand-card lit of-${e.kind}`,picture:!0,children:[o?r("b",{class:"wild",children:"?"}):r(_,{id:`person-${e.kind}`,class:"person"}),t&&r("span",{children:t}),r($,{place:e.place})]})}function Qt({tile:e,age:t}){let o=`tile lit of-${e.kind} ${t}${e.left?"":" out"}`;return r(S,{place:e.place,text:`+${e.steps} ×${e.left}, ${e.name}`,class:o,picture:!0,children:[r("span",{class:"figure",children:[r(_,{id:`person-${e.kind}`,class:"person"}),r(ge,{symbol:e.symbol,count:e.symbols,upright:!0})]}),r("span",{class:"counts",children:[r("b",{children:["+",e.steps]})," ",r("span",{children:["×",e.left]})]}),r($,{place:e.place})]})}function ye(){let{words:e,snapshot:t}=m(),{offer:o,hand:a}=t.board,i=N();return r("div",{class:"market",role:"group","aria-label":e.offer,ref:i,children:[r("div",{class:"offer",children:o.rows.map(n=>r("div",{class:`row ${n.age}`,role:"group","aria-label":n.name,children:[r("b",{class:"row-name",children:n.name}),n.tiles.map((s,l)=>s?r(Qt,{tile:s,age:n.age},s.place):r("span",{class:"notch"},l))]},n.age))}),a&&r(Jt,{hand:a})]})}function Zt(){let{offer:e}=m().snapshot.board;return r(be,{icon:"good-hand",summary:e.summary,children:r(ye,{})})}function eo(){let{words:e}=m();return r(be,{icon:"good-hand",summary:e.courts,children:r(xe,{})})}function to(){let{words:e,snapshot:t}=m(),{groups:o,courts:a}=t.board;if(!o.length)return null;let i=s=>a.find(l=>l.seat===s)?.name,n=r("span",{class:"groups-summary",children:[e.groups,o.map(s=>r("span",{children:[r("b",{children:s.letter}),s.dragons.map(l=>r("span",{children:[r(B,{seat:l,size:22}),r("span",{class:"sr",children:i(l)})]},l))]},s.letter))]});return r(be,{icon:"sym-hammer",summary:n,children:r(ve,{})})}function oo(){let{words:e,snapshot:t}=m(),{order:o,active:a}=t.board;return r("div",{class:"order",children:[r("span",{class:"quiet",children:e.order}),r("ol",{"aria-label":e.order,children:o.map(i=>r("li",{class:i.seats.includes(a)?"me":"",children:[r("span",{class:i.seats.length>2?"stack wide":"stack",children:i.seats.map(n=>r(B,{seat:n,size:26},n))}),r("b",{children:i.space}),r("span",{class:"sr",children:i.name}),i.seats.map(n=>r(U,{place:`space/${n}`},n))]},i.seats.join()))})]})}function ro(){let{words:e,snapshot:t}=m();return r("div",{class:"year",children:r("ol",{"aria-label":e.year,children:t.board.year.map(o=>r(Mr,{month:o},o.month))})})}function Mr({month:e}){let{words:t}=m(),{state:o}=e;return r("li",{class:o,style:{"--month":e.month},"aria-current":o==="now"?"step":void 0,children:[r("span",{class:"seal",children:[r("b",{children:e.month}),o==="done"&&r(_,{id:"mark-check",size:13}),o==="done"&&r("span",{class:"sr",children:t.done})]}),r(_,{id:`event-${e.event}`,class:"event"}),r("span",{class:"name",children:[e.name,o==="now"&&r("small",{children:e.rule})]})]})}function ao(){let{snapshot:e,panel:t}=m(),{focus:o}=e.board,a=e.decision&&r(w,{children:[r(Mt,{children:r(Xt,{})}),r($t,{})]});return r(w,{children:[r("div",{class:"top",children:[r(Et,{}),r(oo,{})]}),r(ro,{}),e.result&&r(Pt,{result:e.result}),o==="groups"&&r(ve,{}),o==="offer"&&r(ye,{}),o!=="court"&&a,!e.result&&r(xe,{children:o==="court"&&a}),r("div",{class:"foot",children:[r(Ht,{}),r(Bt,{}),e.result&&r(eo,{}),o!=="groups"&&!e.result&&r(to,{}),o!=="offer"&&!e.result&&r(Zt,{}),r(Lt,{})]}),t==="log"&&r(Ct,{}),t==="text"&&r(zt,{}),t==="help"&&r(Tt,{})]})}var no=`<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="person-craftsman" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="k" d="M7.9 8.8C8.2 6.6 9.8 5.4 12 5.4s3.6 1 4.1 3z"/><path d="M16 8.3l3.2-2.5M16.2 8.5l3.6.9"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/><path d="M4.2 22V12.6"/><path class="k" d="M1.4 9.4h5.6v3.4H1.4z"/></g></symbol>
<symbol id="person-court_lady" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="k" cx="7.6" cy="5" r="2.5"/><circle class="k" cx="16.4" cy="5" r="2.5"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="k" d="M7.8 9.5a4.2 4.2 0 0 1 8.4 0c-2.8-1.3-5.6-1.3-8.4 0z"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/><path class="p" d="M12 22.2l-4.6-4.8a6.6 6.6 0 0 1 9.2 0z"/><path class="h" d="M12 22V15.8"/></g></symbol>
<symbol id="person-tax_collector" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/><path class="k" d="M7.9 8.2V3.8h8.2v4.4z"/><path d="M7.9 6.4C5 6.4 3.2 7 1.2 8.4M16.1 6.4c2.9 0 4.7.6 6.7 2"/><circle class="g" cx="12" cy="18.8" r="2.7"/><path class="k n" d="M11.2 18h1.6v1.6h-1.6z"/></g></symbol>
<symbol id="person-pyrotechnist" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="k" d="M7.8 9.5a4.2 4.2 0 0 1 8.4 0c-2.8-1.2-5.6-1.2-8.4 0z"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/><path d="M12 5.6V3.7M8.9 2.7l1.1.9M15.1 2.7l-1.1.9M12 1.2v.3M19.6 22V11"/><path class="r" d="M17.8 14v-4l1.8-2.8L21.4 10v4z"/></g></symbol>
<symbol id="person-warrior" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/><path class="k" d="M7 8.8a5 5.3 0 0 1 10 0z"/><path class="k" d="M5.8 8.8h12.4l1.5 5.5-3.2-1-.9-3.1H8.4l-.9 3.1-3.2 1z"/><path class="pt" d="M7.8 8.4h8.4"/><path d="M12 3.4V2.4"/><path class="r" d="M12 2.3c1.5-2 4.3-1.9 5.9.5-1.9 1-4.3.9-5.9-.5z"/></g></symbol>
<symbol id="person-monk" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><path class="p" d="M7.9 9.2a1.3 1.3 0 1 0 0 2.6M16.1 9.2a1.3 1.3 0 1 1 0 2.6"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="h" d="M9.6 10.3q.9.9 1.8 0M12.6 10.3q.9.9 1.8 0"/><g class="k n"><circle cx="7.6" cy="16.8" r="1.35"/><circle cx="9.3" cy="19.2" r="1.35"/><circle cx="12" cy="20.3" r="1.5"/><circle cx="14.7" cy="19.2" r="1.35"/><circle cx="16.4" cy="16.8" r="1.35"/></g></g></symbol>
<symbol id="person-healer" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="p" d="M8.3 12c.3 4 1.8 7 3.7 8.6 1.9-1.6 3.4-4.6 3.7-8.6-2.3 1.3-5.1 1.3-7.4 0z"/><path class="k" d="M7.6 8.6c0-3.2 1.8-5 4.4-5s4.4 1.8 4.4 5z"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/></g></symbol>
<symbol id="person-farmer" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="e" d="M10.4 12.1v.01M13.6 12.1v.01"/><path class="p" d="M1.8 9.8L12 2.2l10.2 7.6c-6.6 1.5-13.8 1.5-20.4 0z"/><path class="h" d="M12 2.4v8.3M12 2.6L7 10.4M12 2.6l5 7.8"/></g></symbol>
<symbol id="person-scholar" viewBox="0 0 24 24"><g class="pg"><path class="t" d="M4 22.5c0-5 3.4-7.6 8-7.6s8 2.6 8 7.6z"/><circle class="p" cx="12" cy="10" r="4.2"/><path class="e" d="M10.4 10.7v.01M13.6 10.7v.01"/><path class="k" d="M7.5 8.3V3.3h9v5z"/><path d="M5.3 8.3h13.4M18.6 8.3v4.3"/><path class="p" d="M6.2 17.4c2.2-.9 4.2-.7 5.8.6 1.6-1.3 3.6-1.5 5.8-.6v5c-2.2-.7-4.2-.5-5.8.4-1.6-.9-3.6-1.1-5.8-.4z"/><path class="h" d="M12 18.2v4.4"/></g></symbol>
<symbol id="sym-hammer" viewBox="0 0 16 16"><g class="pg"><path d="M8 6v8.6"/><path class="k" d="M3 2.2h8.6l2 1.9-2 1.9H3z"/></g></symbol>
<symbol id="sym-fan" viewBox="0 0 16 16"><g class="pg"><path class="p" d="M1.6 10.6a7 7 0 0 1 12.8 0L8 14.6z"/><path class="h" d="M4.4 9.8c1.6-2.8 2.6.9 4-.7 1-1.2 2-1 2.8.3M8 14.4v-2.6"/></g></symbol>
<symbol id="sym-coin" viewBox="0 0 16 16"><g class="pg"><circle class="g" cx="8" cy="8" r="6.2"/><path class="p" d="M5.9 5.9h4.2v4.2H5.9z"/></g></symbol>
<symbol id="sym-rocket" viewBox="0 0 16 16"><g class="pg"><path class="r" d="M5.4 9.4V5L8 1.2 10.6 5v4.4z"/><path d="M8 9.4v5.6"/></g></symbol>
<symbol id="sym-helmet" viewBox="0 0 16 16"><g class="pg"><path class="k" d="M2.4 13.4V8.8a5.6 5.6 0 0 1 11.2 0v4.6l-2.8-1.9V9H5.2v2.5z"/><path d="M8 3V1"/></g></symbol>
<symbol id="sym-buddha" viewBox="0 0 16 16"><g class="pg"><circle class="k" cx="8" cy="3.9" r="2.3"/><path class="k" d="M4.8 10.4C5 7.9 6.2 6.9 8 6.9s3 1 3.2 3.5l2.3 1.4c.6 1.8-.6 2.6-1.8 2.6H4.3c-1.2 0-2.4-.8-1.8-2.6z"/></g></symbol>
<symbol id="sym-mortar" viewBox="0 0 16 16"><g class="pg"><path d="M9 7.4l3.8-6"/><path class="p" d="M2.2 7.4h11.6c0 3.6-1.7 6-3.6 6.4H5.8c-1.9-.4-3.6-2.8-3.6-6.4z"/></g></symbol>
<symbol id="sym-sack" viewBox="0 0 16 16"><g class="pg"><path class="p" d="M6 5C3.4 7 2.2 9.4 2.6 12c.2 1.8 1.4 2.6 3 2.6h4.8c1.6 0 2.8-.8 3-2.6.4-2.6-.8-5-3.4-7z"/><path d="M5.4 5h5.2M6.4 5L5.6 1.8h4.8L9.6 5"/></g></symbol>
<symbol id="sym-book" viewBox="0 0 16 16"><g class="pg"><path class="p" d="M1.4 3.8c2.4-1 4.9-.8 6.6.6 1.7-1.4 4.2-1.6 6.6-.6v9.4c-2.4-.9-4.9-.7-6.6.6-1.7-1.3-4.2-1.5-6.6-.6z"/><path class="h" d="M8 4.6v9"/></g></symbol>
<symbol id="good-yuan" viewBox="0 0 24 24"><g class="pg"><circle class="g" cx="12" cy="12" r="9.2"/><path class="p" d="M9.2 9.2h5.6v5.6H9.2z"/></g></symbol>
<symbol id="good-rice" viewBox="0 0 24 24"><g class="pg"><path class="w" d="M2.6 2.6h18.8v18.8H2.6z"/><path class="p" d="M9.6 8.6c-2.6 1.8-4 4-3.7 6.6.2 2 1.4 3 3.1 3h6c1.7 0 2.9-1 3.1-3 .3-2.6-1.1-4.8-3.7-6.6z"/><path d="M9 8.6h6M10 8.6l-.8-3.2h5.6l-.8 3.2"/></g></symbol>
<symbol id="good-fireworks" viewBox="0 0 24 24"><g class="pg"><path class="w" d="M2.6 2.6h18.8v18.8H2.6z"/><path class="r" d="M9.2 13V8.4L12 4.8l2.8 3.6V13z"/><path d="M12 13v6M7 17.4l1.2-1M17 17.4l-1.2-1"/></g></symbol>
<symbol id="good-privilege_small" viewBox="0 0 24 24"><g class="pg"><path d="M4 3.4h16"/><path class="r" d="M6.6 3.4v14.4L12 21.4l5.4-3.6V3.4z"/><path class="pl" d="M9.6 14c3.4 1.4 5-.8 3-2.6S10.6 7.6 14 7.8"/></g></symbol>
<symbol id="good-privilege_large" viewBox="0 0 24 24"><g class="pg"><path d="M2 3.4h20"/><path class="r" d="M4 3.4v14.4l8 3.6 8-3.6V3.4z"/><path class="pl" d="M7 14c2.8 1.4 4-.8 2.4-2.6S7.8 7.6 10.4 7.8M13.6 14c2.8 1.4 4-.8 2.4-2.6s-1.6-3.8 1-3.6"/></g></symbol>
<symbol id="good-bowl_full" viewBox="0 0 24 24"><g class="pg"><path class="p" d="M5 12.4c.5-4 3.4-6.6 7-6.6s6.5 2.6 7 6.6z"/><path class="e" d="M9.6 9.8v.01M12.6 8.4v.01M14.6 10.6v.01"/><path class="k" d="M2.8 12.4h18.4c0 4.6-3 7.6-5.6 8H8.4c-2.6-.4-5.6-3.4-5.6-8z"/></g></symbol>
<symbol id="good-bowl_empty" viewBox="0 0 24 24"><g class="pg"><path class="p" d="M2.8 12.4h18.4c0 4.6-3 7.6-5.6 8H8.4c-2.6-.4-5.6-3.4-5.6-8z"/><path class="d" d="M5.6 9.2c1.4-2.2 3.6-3.4 6.4-3.4s5 1.2 6.4 3.4"/></g></symbol>
<symbol id="good-hand" viewBox="0 0 24 24"><g class="pg"><path class="p" d="M3.2 8.4l7.6-4 6 11.4-7.6 4z"/><path class="p" d="M9 4.6h9.6v14.8H9z"/><path d="M12 9.6c0-2.6 3.8-2.4 3.8 0 0 1.7-2 1.7-2 3.4M13.8 15.8v.01"/></g></symbol>
<symbol id="mark-lock" viewBox="0 0 24 24"><g class="pg"><path class="p" d="M5 10.6h14v10H5z"/><path d="M8 10.6V7.8a4 4 0 0 1 8 0v2.8M12 14.4v2.4"/></g></symbol>
<symbol id="mark-check" viewBox="0 0 24 24"><g class="pg"><path class="c" d="M4.6 12.8l5 5L19.4 6.4"/></g></symbol>
<symbol id="mark-cross" viewBox="0 0 24 24"><g class="pg"><path class="c" d="M5.4 5.4l13.2 13.2M18.6 5.4L5.4 18.6"/></g></symbol>
<symbol id="event-peace" viewBox="0 0 32 32"><g class="pg"><circle class="p" cx="16" cy="11.6" r="7.6"/><path d="M3 23.4c4.3-2.2 8.7 2.2 13 0s8.7-2.2 13 0M7 28.4c3-1.6 6 1.6 9 0s6-1.6 9 0"/></g></symbol>
<symbol id="event-imperial_tribute" viewBox="0 0 32 32"><g class="pg"><path class="r" d="M10.4 2.8h11.2v4.4h-3.4v4.2h5v4.2H8.8v-4.2h5V7.2h-3.4z"/><circle class="g" cx="5.2" cy="24" r="3.9"/><circle class="g" cx="12.4" cy="24" r="3.9"/><circle class="g" cx="19.6" cy="24" r="3.9"/><circle class="g" cx="26.8" cy="24" r="3.9"/></g></symbol>
<symbol id="event-drought" viewBox="0 0 32 32"><g class="pg"><circle class="g" cx="11" cy="9" r="4.6"/><path d="M11 1.6v.6M4 9h-.8M18.8 9H18M6 4l.4.4M16 4l-.4.4M6 14l.4-.4"/><path class="p" d="M16.4 13h13c0 4.2-2.3 6.8-4.3 7.2h-4.4c-2-.4-4.3-3-4.3-7.2z"/><path d="M2 23.6h28M8 23.6l2.6 3-2.6 3.8M19.6 23.6l-2.4 3 3.4 3.6M26.4 23.6l-1.8 3"/></g></symbol>
<symbol id="event-dragon_festival" viewBox="0 0 32 32"><g class="pg"><path d="M11 9.4V2M11 9.4l5.2-5.2M11 9.4h7.4M11 9.4l5.2 5.2M11 9.4v7.4M11 9.4l-5.2 5.2M11 9.4H3.6M11 9.4L5.8 4.2"/><path class="r" d="M18.6 17.6h8.8l2 4.9-2 4.9h-8.8l-2-4.9z"/><path d="M23 17.6v-3.2M23 27.4v3.8M19.4 22.5h7.2"/></g></symbol>
<symbol id="event-mongol_invasion" viewBox="0 0 32 32"><g class="pg"><path d="M8.4 3c4.2 1.6 2.4 4 6 5.4 3.6 1.4 4.6 4.6 4.6 7.6s-1 6.2-4.6 7.6c-3.6 1.4-1.8 3.8-6 5.4"/><path class="h" d="M8.4 3v26"/><path d="M3.6 16h25M24.2 11.6L28.8 16l-4.6 4.4M5.8 13.8L3.6 16l2.2 2.2"/></g></symbol>
<symbol id="event-contagion" viewBox="0 0 32 32"><g class="pg"><path class="j" d="M11.6 13.4C11.4 7 16.8 2.6 25 3.6c-.6 7.6-6 11.8-13.4 9.8z"/><path d="M3.4 28C8.4 25.6 11 20 11.6 13.4M11.6 13.4l7.6-5.8"/><path class="r" d="M17.6 17.6c1.7 2.2 2.5 3.3 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.6zM25.8 16.6c1.7 2.2 2.5 3.3 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.6zM22 23.4c1.7 2.2 2.5 3.3 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.6z"/></g></symbol>
<symbol id="piece-dragon" viewBox="0 0 32 32"><g class="pg"><path class="k" d="M6 29.6h20l-1.8-3H7.8z"/><path class="db" d="M10.5 25c7 2.4 13.2-1 12.2-5.4-1-4.2-11-3.8-11.6-9C10.7 6.4 15 4.2 19 6"/><path class="df" d="M10.5 25c7 2.4 13.2-1 12.2-5.4-1-4.2-11-3.8-11.6-9C10.7 6.4 15 4.2 19 6"/><path class="j" d="M17.4 3.2l3.2-.6 1.2 1.8 4.6 1 2 3.2-3 1.4-2.6-.8-.6 1.4 2.8.8-1.4 1.4c-3 .2-6-1.2-6.8-4.2z"/><path d="M18.4 3L16 .9M21 2.6l.2-1.8M9 12.6l-3-.6M10.6 9l-2.4-1.8M13.6 6.2L12.6 3.6M12 24.6l-4.6-1.4"/><path class="e" d="M21.9 6.2v.01"/></g></symbol>
<symbol id="part-roof" viewBox="0 0 120 36" preserveAspectRatio="none"><g class="pg"><path class="rf" d="M0 19c2.6 5.6 8 9.4 16 11.4V35h88v-4.6c8-2 13.4-5.8 16-11.4-9.8 2.6-19.6-2.8-25.6-12H25.6C19.6 16.2 9.8 21.6 0 19z"/><path class="rl" d="M34 10.4L27 28.6M47.6 10.4L43.6 29M60 10.4V29M72.4 10.4l4 18.6M86 10.4l7 18.2"/><path class="rr" d="M20 4.6c3 0 4.6 2.8 8 2.8h64c3.4 0 5-2.8 8-2.8"/><path class="rb" d="M15 31h90"/></g></symbol>
<symbol id="part-eave" viewBox="0 0 120 10" preserveAspectRatio="none"><g class="pg"><path class="rf" d="M0 1.4c3 3.4 7 5.4 13 6V9.6h94V7.4c6-.6 10-2.6 13-6C113 3 107 2.4 103 .6H17C13 2.4 7 3 0 1.4z"/></g></symbol>
<symbol id="part-roof_mini" viewBox="0 0 40 13" preserveAspectRatio="none"><g class="pg"><path class="rf" d="M0 6.2c1.4 3.4 3.4 4.8 6 5.6v.8h28v-.8c2.6-.8 4.6-2.2 6-5.6-4 .8-7.6-1-9.6-4.4H9.6C7.6 5.2 4 7 0 6.2z"/><path class="rr" d="M8 1c1 0 1.4.8 2.4.8h19.2c1 0 1.4-.8 2.4-.8"/></g></symbol>
<symbol id="badge-1" viewBox="-1.4 -1.4 26.8 26.8"><g fill="#111" stroke="#111" stroke-width="5.2" stroke-linejoin="round"><circle cx="12" cy="12" r="9.2"/></g><g fill="#fff" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"><circle cx="12" cy="12" r="9.2"/></g><g fill="#441144" stroke="none"><circle cx="12" cy="12" r="9.2"/></g><path d="M10.3 9.3l2.3-1.6v8.8" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="badge-2" viewBox="-1.4 -1.4 26.8 26.8"><g fill="#111" stroke="#111" stroke-width="5.2" stroke-linejoin="round"><rect x="3.6" y="3.6" width="16.8" height="16.8"/></g><g fill="#fff" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"><rect x="3.6" y="3.6" width="16.8" height="16.8"/></g><g fill="#8844ff" stroke="none"><rect x="3.6" y="3.6" width="16.8" height="16.8"/></g><path d="M9.5 10a2.5 2.5 0 1 1 4.5 1.5L9.5 16.4h5.2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="badge-3" viewBox="-1.4 -1.4 26.8 26.8"><g fill="#111" stroke="#111" stroke-width="5.2" stroke-linejoin="round"><path d="M12 1.8L22.2 12 12 22.2 1.8 12z"/></g><g fill="#fff" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"><path d="M12 1.8L22.2 12 12 22.2 1.8 12z"/></g><g fill="#eecc22" stroke="none"><path d="M12 1.8L22.2 12 12 22.2 1.8 12z"/></g><path d="M9.7 7.8h4.5l-2.6 3.3a2.7 2.7 0 1 1-2.1 4.5" fill="none" stroke="#211b16" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="badge-4" viewBox="-1.4 -1.4 26.8 26.8"><g fill="#111" stroke="#111" stroke-width="5.2" stroke-linejoin="round"><path d="M12 2.4l10.4 18.4H1.6z"/></g><g fill="#fff" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"><path d="M12 2.4l10.4 18.4H1.6z"/></g><g fill="#bb0000" stroke="none"><path d="M12 2.4l10.4 18.4H1.6z"/></g><path d="M13.5 16.6V7.7L9 13.9h6.2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 2.2)"/></symbol>
<symbol id="badge-5" viewBox="-1.4 -1.4 26.8 26.8"><g fill="#111" stroke="#111" stroke-width="5.2" stroke-linejoin="round"><path d="M7 3h10l5.2 9L17 21H7L1.8 12z"/></g><g fill="#fff" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"><path d="M7 3h10l5.2 9L17 21H7L1.8 12z"/></g><g fill="#55dddd" stroke="none"><path d="M7 3h10l5.2 9L17 21H7L1.8 12z"/></g><path d="M14.2 7.8h-4l-.5 3.7a2.7 2.7 0 1 1-.3 4.1" fill="none" stroke="#211b16" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
</svg>
`;function io(){let{line:e,words:t,kernel:o}=m();return e.trouble!=="lost"?null:r("div",{class:"banner",role:"group","aria-label":t.connection,children:[r("span",{children:t.lost}),r("button",{type:"button",class:"ask",onClick:()=>o.ping(!0),children:t.restore})]})}var Lr=5e3;function so(e,t){E(()=>{let o=setInterval(()=>{t.current?.matches(":focus-within")&&document.visibilityState==="visible"&&e.ping()},Lr);return()=>clearInterval(o)},[e,t])}var Cr=300,lo=3e3,Ie=class{line;#t;#l=()=>{};#o=0;#p=0;#r=0;#a=[];constructor(t){this.#t=t,this.line={snapshot:t.get("snapshot"),theme:t.get("theme"),waiting:!1,trouble:"none",refusal:null,log:null}}open(t){let o=this.#t,a=()=>this.#e({snapshot:o.get("snapshot"),refusal:null,log:null}),i=()=>this.#e({theme:o.get("theme")}),n=l=>this.#c(l),s=()=>this.ping(!0);return this.#l=t,o.on("change:snapshot",a),o.on("change:theme",i),o.on("msg:custom",n),o.on("comm_live_update",s),o.get("snapshot")!==this.line.snapshot&&a(),()=>{o.off("change:snapshot",a),o.off("change:theme",i),o.off("msg:custom",n),o.off("comm_live_update",s),this.#s()}}ask(t){if(this.line.waiting)return!1;let o=this.#n({...t,revision:this.line.snapshot.revision});return o?(this.#p=o,this.#e({waiting:!0,refusal:null}),this.#i(Cr,()=>this.#e({trouble:"slow"})),this.#i(lo,()=>this.#e({trouble:"silent"})),!0):!1}readLog(){this.#n({kind:"log"})}ping(t=!1){let o=this.#n({kind:"ping"});!o||!t||(this.#r=o,this.#i(lo,()=>this.#r===o&&this.#d()))}#n(t){this.#o+=1;try{return this.#t.send({...t,seq:this.#o}),this.#o}catch{return this.#d(),0}}#c(t){if(this.#r=0,t.kind==="log"&&this.#e({log:t.lines}),t.seq===this.#p){this.#s();let o=t.kind==="refused"?{text:t.text,rules:t.rules}:null;this.#e({waiting:!1,trouble:"none",refusal:o})}else this.#e(this.#m())}#m(){return this.line.waiting?{}:{trouble:"none"}}#d(){this.#s(),this.#e({waiting:!1,trouble:"lost"})}#e(t){this.line={...this.line,...t},this.#l(this.line)}#i(t,o){this.#a.push(setTimeout(o,t))}#s(){for(let t of this.#a)clearTimeout(t);this.#a=[]}};function po(e){let[t]=P(()=>new Ie(e)),[o,a]=P(t.line);return E(()=>t.open(a),[t]),[t,o]}var co={w:"why",l:"log",t:"text","?":"help"};function mo(e,t){Pr(e.panel,t);function o(a){e.snapshot.timeline[a]&&e.travel({kind:a})}return a=>{let i=a.target;if(a.metaKey||a.altKey||i.matches("input:not([type=range]), textarea"))return;let n=a.key.toLowerCase();if(a.ctrlKey){if(n!=="enter"||!e.looked)return;e.press(e.looked,"key")}else if(n==="u")o(a.shiftKey?"redo":"undo");else if(a.code==="Comma")o("undo");else if(a.code==="Period")o("redo");else if(a.key==="Escape"&&e.panel)e.toggle(e.panel);else if(co[n])e.toggle(co[n]);else return;a.preventDefault()}}function Pr(e,t){let o=z(null);O(()=>{let a=t.current,i=a.getRootNode();if(!e){!i.activeElement&&o.current?.isConnected&&o.current.focus(),o.current=null;return}o.current=i.activeElement??o.current,e!=="why"&&a.querySelector(`[data-panel="${e}"] button`)?.focus()},[e,t])}var Ve=120;function uo(){let{snapshot:e,line:t,words:o,needsEngine:a}=m(),i=z(e.revision),[n,s]=P("");return E(()=>{e.revision!==i.current&&(i.current=e.revision,s(Er(e.recent)))},[e]),E(()=>{t.refusal&&s(t.refusal.text)},[t.refusal]),E(()=>{t.trouble==="lost"&&s(a?o.needsEngine:o.lost),t.trouble==="silent"&&s(o.silent)},[t.trouble,a,o]),r("p",{class:"sr","aria-live":"polite",children:n})}function Er(e){let t=e.map(i=>i.text).join(" ");if(t.length<=Ve)return t;let o=e.filter((i,n)=>n===0||i.month===e[n-1].month);return(o.filter(i=>i.text.length<=Ve).at(-1)??o.at(-1)).text.slice(0,Ve)}function fo(e,t){if(e!=="auto")return e;let o=t.dataset.jpThemeLight;return o?o==="true"?"light":"dark":t.matches(".vscode-light, .vscode-high-contrast-light")?"light":t.matches(".vscode-dark, .vscode-high-contrast")?"dark":null}function ho(e){let[t,o]=P(()=>fo(e,document.body));return E(()=>{let a=()=>o(fo(e,document.body)),i=new MutationObserver(a);return i.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","class"]}),a(),()=>i.disconnect()},[e]),t}var zr=500,Br=8;function go(e,t,o){let{snapshot:a}=t,{revision:i}=a,[n,s]=P(null),l=z(0),c=z(null),u=z(null),[d,x]=P(null),[b,p]=P(!1),[h,L]=P(null),v=n?.revision===i&&a.choices[n.place]?n.place:null;E(()=>{x(null),u.current=c.current},[a]),E(()=>()=>clearTimeout(l.current),[]),E(()=>{t.trouble!=="lost"&&p(!1)},[t.trouble]);function k(f){if(t.trouble!=="lost")return void e.ask(f);p(!0),e.ping(!0)}function g(f){clearTimeout(l.current),s(H=>H?.place===f&&H.revision===i?H:{place:f,revision:i})}function C(){let f=o.current?.getRootNode()?.activeElement,H=f?.matches(":focus-visible")&&!fe(f);if(H&&f?.closest(".bar"))return;let j=H?f?.dataset.place:void 0;s(A=>j&&A?{...A,place:j}:null)}return{snapshot:a,words:a.words,line:t,kernel:e,looked:v,look:g,point(f,{clientX:H,clientY:j}){c.current={x:H,y:j};let A=u.current;A&&Math.hypot(H-A.x,j-A.y)<Br||(u.current=null,g(f))},leave(){clearTimeout(l.current),d||(l.current=setTimeout(C,zr))},stay:()=>clearTimeout(l.current),press(f,H){g(f);let j=a.choices[f];if(!(!j||j.state==="blocked"||t.waiting)){if(H==="touch"&&d!==f)return x(f);k({kind:j.state==="chosen"?"take_back":"play",move:j.move})}},needsEngine:b,travel:k,panel:h,toggle:f=>L(h===f?null:f)}}function xo({model:e,children:t}){let[o,a]=po(e),i=z(null),n=go(o,a,i),s=ho(a.theme),l=mo(n,i);xt(a,i),so(o,i);let{snapshot:c}=a;return r(je.Provider,{value:n,children:r("section",{class:"frame",ref:i,"data-theme":s,lang:c.language,"aria-label":c.title,"aria-busy":a.waiting,onKeyDown:l,children:[r("div",{class:"eaves"}),r("div",{class:"inside",children:[r(io,{}),t]}),r(uo,{})]})})}var bo=`/* The city: palaces in a row on one ground; a building and its foot share grid rows with their neighbours. */
.city {
  --gap: 20px;
  --over: calc(var(--gap) * 0.36);
  display: grid;
  grid-area: 2 / 2;
  grid-template-columns: repeat(var(--palaces), minmax(0, 176px));
  align-content: end;
  justify-content: center;
  column-gap: var(--gap);
  min-height: 110px;
  padding: 2px calc(var(--over) + 8px) 0;
  overflow: hidden;
  position: relative;
  isolation: isolate;
}
.city[data-many="many"] {
  --gap: 16px;
}
.city[data-many="most"] {
  --gap: 10px;
}
.palace {
  display: grid;
  grid-row: span 2;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
}
.building {
  display: flex;
  flex-direction: column;
  align-self: end;
}
.roof {
  width: calc(100% + 2 * var(--over));
  height: 31px;
  margin: 0 calc(-1 * var(--over)) -1px;
  position: relative;
  z-index: 1;
}
.eave {
  width: calc(100% + 1.5 * var(--over));
  height: 8px;
  margin: -1px calc(-0.75 * var(--over));
  position: relative;
  z-index: 1;
}
.vacant :is(.roof, .eave),
.founded .roof {
  opacity: 0.55;
}
.plinth {
  height: 8px;
  margin: 0 -4px;
  border: 1.5px solid var(--line);
  border-bottom: 0;
  border-radius: 2px 2px 0 0;
  background: var(--wood);
}
.base {
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: center;
  gap: 0 6px;
  min-height: 29px;
  margin: 0 calc(-1 * var(--over) - 7px);
  position: relative;
  line-height: 1.1;
  text-align: center;
}
/* The ground of a palace runs on under all of its row; the city cuts it off at its edges. */
.ground {
  position: absolute;
  inset: 0 -100vmax;
  border-top: 1.5px solid var(--line);
  background: var(--ground);
  z-index: -1;
}
.base b {
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
}
.number {
  font-family: var(--serif);
}
.frame .foot-stone {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 6px;
  /* as wide as its palace with the gap to the next, less 4px */
  width: calc(100% - 18px + 0.28 * var(--gap));
  min-height: 44px;
  margin: 6px auto;
  padding: 2px 4px;
  border-radius: 6px;
  background: var(--card);
  line-height: 1.1;
  text-align: center;
}
/* Astride the upper edge of its own stone, clear of the neighbour's. */
.foot-stone .bead {
  right: 4px;
  top: -11px;
}
.foot-stone .legal-bead {
  top: -7px;
}
.foot-stone .change {
  white-space: normal;
}
.founded .building {
  container: founded / inline-size;
}
@container founded (min-width: 6.5rem) {
  .founded .short {
    display: none;
  }
}
@container founded (max-width: 6.49rem) {
  .founded .full {
    display: none;
  }
}
.frame .new-floor {
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 46px;
  padding: 0 2px;
  border: 3px dashed var(--jade);
  border-radius: 0;
  background: var(--jade-2);
  color: var(--jade);
  line-height: 1.05;
  text-align: center;
}
.frame .new-floor.place.legal {
  border: 3px dashed var(--jade);
}
.palace.gone .building {
  opacity: 0.55;
}
@container page (max-width: 1099px) {
  .city[data-many="most"] {
    --gap: 16px;
    grid-template-columns: repeat(var(--half), minmax(0, 156px));
  }
}
@container page (min-width: 520px) and (max-width: 899px) {
  .city[data-many="few"] {
    --gap: 15px;
  }
}
@container page (max-width: 519px) {
  .city {
    --gap: 13px;
    grid-area: auto;
  }
  .city[data-many] {
    --gap: 13px;
  }
  .city[data-many="most"] {
    grid-template-columns: repeat(var(--half), minmax(0, 156px));
  }
}
`;var vo=`/* The court: cabinet on the left, city on the right. */
.courts {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
}
.shown {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr;
  align-content: start;
  gap: 6px;
}
.court {
  display: grid;
  grid-template-columns: 156px minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-width: 0;
  overflow: hidden;
  border: 1.5px solid var(--line);
  border-left: 8px solid var(--player);
  border-radius: 8px;
  background: var(--card);
}
.cabinet {
  display: flex;
  flex-wrap: wrap;
  grid-row: 1 / 3;
  align-content: flex-start;
  align-items: center;
  gap: 6px 10px;
  padding: 8px 10px 4px 12px;
  border-right: 1px solid var(--hair);
  background: var(--paper-2);
}
.cabinet > .name {
  flex: 1 1 60px;
  min-width: 0;
  font: 600 22px / 1 var(--serif);
  overflow-wrap: anywhere;
}
.cabinet > .name.long {
  flex-basis: 100%;
  font-size: 17px;
}
.points-now {
  flex: 1 0 100%;
  color: var(--ink-2);
}
.points-now > b {
  color: var(--ink);
  font: 600 32px / 1 var(--serif);
}
.cabinet .goods {
  width: 100%;
  margin-top: auto;
}
.goods li {
  display: flex;
  align-items: center;
  gap: 7px;
  min-height: 30px;
  border-bottom: 1px solid var(--hair);
  line-height: 1.1;
}
.goods .changed:not(.full) > span {
  white-space: nowrap;
}
.goods li:last-child {
  border: 0;
}
.goods b {
  font-size: 18px;
}
.goods .none .icon {
  opacity: 0.5;
}
.need {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 32px;
  padding: 2px 14px 0;
}
.need .sum {
  color: var(--ink-2);
}
/* A change stands beside its number; without room for the name as well, the picture tells what it is. */
@container page (min-width: 520px) {
  .cabinet {
    container: cabinet / inline-size;
  }
  .goods .changed.full .unit {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}
@container cabinet (max-width: 14ch) {
  .goods .changed .unit {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}
@container page (min-width: 780px) {
  .courts {
    grid-template-columns: minmax(0, 58fr) minmax(0, 42fr);
  }
}
@container page (min-width: 780px) and (max-width: 899px) {
  .courts {
    grid-template-columns: minmax(0, 62fr) minmax(0, 38fr);
  }
}
@container page (min-width: 1100px) {
  .courts {
    grid-template-columns: minmax(0, 63fr) minmax(0, 37fr);
  }
}
@container page (max-width: 1099px) {
  .court {
    grid-template-columns: 148px minmax(0, 1fr);
  }
  .cabinet {
    padding: 8px 4px 4px 9px;
  }
  .goods li {
    gap: 5px;
  }
  .need {
    padding: 2px 10px 0;
  }
}
@container page (max-width: 519px) {
  .court {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto;
  }
  .cabinet {
    grid-row: auto;
    padding: 6px 10px;
    border-right: 0;
    border-bottom: 1px solid var(--hair);
  }
  .cabinet > .name {
    flex: 0 1 auto;
  }
  .points-now {
    flex: 1 0 auto;
  }
  .points-now > b {
    font-size: 28px;
  }
  .cabinet .goods {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
  }
  .goods li {
    border: 0;
  }
}
`;var yo=`/* Action groups: cards in trays. */
.groups {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}
.tray {
  display: flex;
  flex: var(--cards) 1 calc(var(--cards) * 96px + 15px + (var(--cards) - 1) * 6px);
  flex-direction: column;
  min-width: min-content;
  padding: 0 6px 8px;
  border: 1.5px solid var(--line);
  border-radius: 9px;
  background: var(--paper-2);
}
.tray.pass {
  padding: 24px 0 8px;
  border-color: transparent;
  background: none;
}
.tray-head {
  display: flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding-left: 4px;
  color: var(--ink-2);
}
.tray-head > b {
  font: 600 17px / 1 var(--serif);
}
.tray .dragon {
  display: flex;
  align-items: flex-end;
  margin: -11px 0 -4px 2px;
  position: relative;
  z-index: 2;
}
.dragon .icon + .icon {
  margin-left: -13px;
}
.fee {
  display: inline-flex;
  align-items: center;
  gap: 5px;
  margin: 0 14px 0 auto;
  padding: 0 7px 0 5px;
  border: 1.5px solid var(--lacquer);
  border-radius: 4px;
  background: var(--card);
  color: var(--lacquer);
  font: 650 16px / 20px var(--sans);
  white-space: nowrap;
}
.fee::before {
  content: "";
  width: 7px;
  height: 7px;
  border: 1.5px solid var(--lacquer);
  border-radius: 50%;
}
.cards {
  display: flex;
  flex: 1;
  gap: 6px;
}
.frame .card {
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  justify-content: space-between;
  gap: 4px;
  min-width: min-content;
  min-height: 70px;
  padding: 5px 8px;
  border: 1.5px solid var(--line);
  border-radius: 7px;
  background: var(--card);
  box-shadow: 0 3px 0 var(--edge);
  line-height: 1.12;
}
.frame .card.looked {
  background: var(--jade-2);
}
.frame .card.blocked.looked {
  background: none;
}
.card .name {
  padding-right: 9px;
  font-weight: 650;
}
.card .effect {
  display: flex;
  align-items: center;
  gap: 7px;
}
.card .effect b {
  font-size: 18px;
}
.groups-summary {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
}
.groups-summary > span,
.groups-summary > span > span {
  display: inline-flex;
  align-items: center;
  gap: 3px;
}
/* Choices without a place of their own: cards in the decision bar. */
.extras {
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  padding-bottom: 3px;
}
.frame .extras .card {
  flex: 0 1 auto;
  justify-content: center;
  max-width: 260px;
  min-height: 54px;
  padding-right: 14px;
}
.extras .effect b {
  display: block;
}

@container page (min-width: 1100px) {
  .bar:has(.extras) {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
  .bar .extras {
    grid-column: auto;
  }
  .card .name {
    font-size: 17px;
  }
}
.dragon + .dragon {
  margin-left: -14px;
}
/* Where a tray is too narrow for it the price hangs on its lower edge. */
@container page (max-width: 1099px) {
  .tray.used:is([data-cards="1"], :has(.dragon + .dragon)) {
    padding-bottom: 19px;
    position: relative;
  }
  .tray:is([data-cards="1"], :has(.dragon + .dragon)) .fee {
    position: absolute;
    right: 12px;
    bottom: -4px;
    margin: 0;
    z-index: 1;
  }
}
@container page (min-width: 780px) and (max-width: 1099px) {
  .groups {
    gap: 12px 6px;
  }
  .frame .card {
    padding: 5px 6px;
  }
  .card .effect {
    gap: 4px;
  }
  .card .effect .icon {
    width: 24px;
    height: 24px;
  }
}
@container page (max-width: 899px) {
  .tray {
    flex-basis: calc(var(--cards) * 25% - 6px);
  }
  .frame .card {
    min-height: 62px;
  }
}
@container page (max-width: 779px) {
  .groups {
    row-gap: 12px;
  }
}
@container page (max-width: 519px) {
  .groups {
    column-gap: 6px;
  }
  .tray {
    flex-basis: calc(var(--cards) * 50% - 4px);
  }
  .tray:not(.used, .pass) {
    flex-direction: row;
    padding: 5px 6px 8px 0;
  }
  .tray:not(.used) .tray-head {
    width: 26px;
    height: auto;
    justify-content: center;
    padding: 0;
  }
  .tray.pass {
    padding: 5px 0 8px;
  }
  .cards {
    flex-wrap: wrap;
  }
  .frame .card {
    min-height: 60px;
  }
}
`;var _o=`/* The hand: cards beside the tray, above it on narrow pages. */
.hand {
  display: grid;
  grid-template-columns: repeat(var(--columns), 56px);
  grid-auto-rows: minmax(60px, 1fr);
  gap: 8px 6px;
  padding-bottom: 3px;
}
.frame .hand-card {
  display: grid;
  place-items: center;
  align-content: center;
  position: relative;
  border: 1.5px solid var(--line);
  border-radius: 7px;
  background: light-dark(#fffbf2, #e6d9c0);
  box-shadow: 0 3px 0 var(--edge);
  line-height: 1;
  text-align: center;
}
.frame .hand-card.chosen {
  background: light-dark(#e3efe6, #cfe3d6);
}
.hand-card .person {
  width: 38px;
  height: 38px;
}
.hand-card .wild {
  font: 600 28px / 1 var(--serif);
}
.spent {
  display: grid;
  place-items: center;
  padding: 2px;
  border: 1.5px dashed var(--line);
  border-radius: 7px;
  color: var(--ink-2);
  line-height: 1.1;
  text-align: center;
}
@container page (min-width: 900px) and (max-width: 1099px) {
  .hand {
    grid-template-columns: repeat(4, 50px);
    grid-auto-rows: minmax(46px, 1fr);
  }
  .hand-card .person {
    width: 34px;
    height: 34px;
  }
  .hand-card .wild {
    font-size: 22px;
  }
}
@container page (max-width: 899px) {
  .hand {
    grid-template-columns: repeat(auto-fill, 58px);
    grid-auto-rows: 48px;
    order: -1;
  }
}
@container page (max-width: 519px) {
  .hand-card .person {
    width: 34px;
    height: 34px;
  }
  .hand {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 7px 5px;
  }
}
@container page (max-width: 359px) {
  .hand {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  .spent {
    display: none;
  }
}
`;var wo=`/* The offer: tiles on a wooden tray. */
.market {
  display: flex;
  gap: 8px;
}
.offer {
  display: grid;
  flex: 1;
  min-width: 0;
  gap: 8px;
  padding: 7px 8px 9px;
  border: 1.5px solid var(--line);
  border-radius: 10px;
  background: var(--wood);
}
.offer .row {
  display: grid;
  grid-template-columns: 24px repeat(9, minmax(0, 1fr));
  gap: 6px;
}
.row-name {
  align-self: center;
  justify-self: center;
  font: 600 16px / 1 var(--serif);
  writing-mode: vertical-rl;
  transform: rotate(180deg);
}
.notch {
  border: 1.5px dashed var(--line);
  border-radius: 5px;
  opacity: 0.55;
}
.frame .tile {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 1px;
  min-height: 66px;
  padding: 4px 3px 3px;
  position: relative;
  border: 1.5px solid var(--line);
  border-radius: 5px;
  background: var(--tint);
  box-shadow: 0 3px 0 var(--edge);
  line-height: 1.1;
}
.frame .tile.old {
  box-shadow:
    inset 0 0 0 2px var(--tint),
    inset 0 0 0 3.5px var(--post),
    0 3px 0 var(--edge);
}
/* The ring takes no room of its own. */
.frame :is(.tile, .hand-card).place:is(.legal, .chosen, .blocked) {
  border-width: 1.5px;
}
.frame :is(.tile, .hand-card):is(.legal, .chosen) {
  box-shadow:
    inset 0 0 0 1.5px var(--jade),
    0 3px 0 var(--edge);
}
.frame .tile.out {
  border: 1.5px dashed var(--line);
  background: none;
  box-shadow: none;
}
.tile .figure {
  display: flex;
  align-items: center;
  height: 40px;
  justify-content: center;
  gap: 4px;
}
.tile .person {
  width: 36px;
  height: 36px;
}
.tile .pips {
  width: 13px;
  max-height: 40px;
}
.tile .counts {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 2px;
  padding: 0 5px;
}
.tile .counts > * {
  white-space: nowrap;
}
.tile .counts b {
  font-size: 18px;
}
@container page (min-width: 780px) {
  .tile .counts {
    flex-wrap: nowrap;
  }
}
.old:is(.tile, .room)::before {
  content: "";
  position: absolute;
  left: 0;
  top: 0;
  border: 6px solid;
  border-color: var(--post) transparent transparent var(--post);
}
@container page (max-width: 1099px) {
  .offer .row {
    gap: 5px;
  }
  .tile .counts {
    padding: 0 2px;
  }
}
@container page (max-width: 899px) {
  .market {
    flex-direction: column;
  }
}
@container page (max-width: 779px) {
  .offer .row {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  .tile .counts {
    justify-content: center;
    gap: 0 4px;
    padding: 0;
  }
  .row-name {
    grid-column: 1 / -1;
    justify-self: start;
    writing-mode: horizontal-tb;
    transform: none;
  }
}
@container page (max-width: 519px) {
  .market {
    gap: 6px;
  }
  .offer {
    padding: 6px 6px 9px;
  }
  .offer .row {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 7px 4px;
  }
  .notch {
    display: none;
  }
  .tile .person {
    width: 33px;
    height: 33px;
  }
  .tile .figure {
    gap: 2px;
  }
  .tile .pips {
    width: 12px;
  }
  .tile .counts b {
    font-size: 16px;
  }
}
@container page (max-width: 359px) {
  .offer .row {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
}
`;var ko=`/* Order: badges on a thread. */
.order {
  display: flex;
  align-items: center;
  gap: 12px;
}
.order ol {
  display: flex;
  align-items: center;
  gap: 18px;
  position: relative;
}
.order ol::before {
  content: "";
  position: absolute;
  inset: calc(50% - 1px) 20px auto;
  border-top: 2px solid var(--line);
}
.order li {
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0 4px;
  background: var(--paper);
}
.stack {
  display: grid;
}
.stack .icon {
  grid-area: 1 / 1;
}
/* The first stands on top. Two are piled up; more lie side by side like fallen tiles. */
.stack .icon:first-child {
  z-index: 1;
}
.stack:not(.wide) .icon:first-child:not(:last-child) {
  transform: translateY(-7px);
}
.stack:not(.wide) .icon:nth-child(2) {
  transform: translateY(7px);
}
.stack.wide {
  display: flex;
  flex-direction: row-reverse;
}
.stack.wide .icon {
  margin-right: -9px;
}
.stack.wide .icon:first-child {
  margin-right: 0;
}
.order .me b {
  color: var(--lacquer);
}

@container page (max-width: 1099px) {
  .order > .quiet {
    display: none;
  }
}
@container page (max-width: 899px) {
  .order ol {
    gap: 8px;
  }
}
@container page (max-width: 519px) {
  .order,
  .order ol {
    flex: 1;
  }
  .order ol {
    justify-content: space-between;
    gap: 4px;
  }
}
@container page (max-width: 359px) {
  .order li {
    padding: 0 1px;
  }
}
`;var Mo=`/* The other courts: cards with a skyline. */
.others {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: minmax(min-content, auto);
  gap: 8px;
}
/* One or two stand one above the other at their natural height; more fill two columns. */
.others:is([data-count="1"], [data-count="2"]) {
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(128px, auto);
  align-content: start;
}
@container page (min-width: 780px) {
  .others {
    max-height: 390px;
  }
  .courts:has([data-count="1"], [data-count="2"]) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
}
.frame .small-court {
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 126px;
  padding: 3px 8px 2px;
  border: 1.5px solid var(--line);
  border-left: 5px solid var(--player);
  border-radius: 8px;
  background: var(--card);
}
.small-head {
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
}
.small-head .bowls {
  flex: 0 1 auto;
  min-width: 0;
}
.small-head .name {
  flex: none;
  font: 600 18px / 1.2 var(--serif);
  white-space: nowrap;
}
.small-head .name.long {
  flex: 0 1 auto;
  min-width: 0;
  font-size: 16px;
  line-height: 1;
  overflow-wrap: anywhere;
  white-space: normal;
}
.small-head .long + .bowls {
  display: none;
}
.small-vp {
  margin-left: auto;
  white-space: nowrap;
}
.frame .small-vp {
  font: 600 20px / 1 var(--serif);
}
.small-vp small {
  font: 16px / 1 var(--sans);
  color: var(--ink-2);
}
.skyline {
  flex: 1 1 70px;
  width: 100%;
  height: 70px;
  min-height: 60px;
  border-bottom: 3px solid var(--wood);
}
.mini-room {
  fill: var(--tint);
  stroke: var(--pillar);
  stroke-width: 2;
}
.mini-empty {
  fill: none;
  stroke: var(--line);
  stroke-width: 1.5;
  stroke-dasharray: 3 2.5;
}
.mini-old {
  fill: light-dark(#4a3a2d, #4a3a2d);
}
.skyline .faded {
  opacity: 0.6;
}
.skyline .cross {
  --ink: light-dark(#9e2a2b, #9e2a2b);
}
.small-goods {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-height: 26px;
}
.small-goods > span {
  display: flex;
  align-items: center;
  gap: 3px;
}
.small-goods .none {
  color: var(--ink-2);
}
.verdict {
  margin-left: auto;
}

@container page (max-width: 1099px) {
  .small-goods {
    gap: 0 4px;
  }
  .small-vp small {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}
@container page (min-width: 780px) and (max-width: 899px) {
  .small-head .bowls {
    display: none;
  }
  .small-goods {
    gap: 0 4px;
  }
  .small-goods .none {
    display: none;
  }
}
@container page (max-width: 519px) {
  .others {
    gap: 6px;
  }
  .frame .small-court {
    min-height: 116px;
    padding: 2px 6px 1px;
  }
  .small-goods {
    gap: 0 4px;
  }
  .small-goods .icon {
    width: 16px;
    height: 16px;
  }
}
@container page (max-width: 359px) {
  .frame .others {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
  }
  .frame .small-court {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 104px;
    grid-template-rows: auto 1fr;
    gap: 0 8px;
    min-height: 66px;
  }
  .skyline {
    grid-area: 1 / 2 / 3;
    height: auto;
    min-height: 0;
  }
  .small-head .bowls {
    display: none;
  }
}
`;var To=`/* Rooms: who lives there, who would, who has to leave. */
.frame .room {
  container: room / inline-size;
  display: grid;
  place-items: center;
  width: 100%;
  height: 50px;
  position: relative;
  border: solid var(--pillar);
  border-width: 0 4px;
  border-radius: 0;
  background: var(--tint);
  text-align: left;
}
.frame .room.old {
  box-shadow:
    inset 0 0 0 2.5px var(--tint),
    inset 0 0 0 4px var(--post);
}
.frame .room.empty {
  border-style: dashed;
  border-color: var(--line);
  background: var(--card);
  color: var(--ink-2);
}
.room.shuttered::after {
  content: "";
  width: 34px;
  height: 24px;
  border: 1.5px solid var(--line);
  background: linear-gradient(90deg, transparent 48%, var(--line) 48% 53%, transparent 53%) var(--paper-2);
}
/* Rings lie inside a room, so that the ring of the focus stays free outside. */
.frame .room.place:is(.legal, .chosen, .blocked) {
  border: solid var(--pillar);
  border-width: 0 4px;
}
.frame .room.empty.place:is(.legal, .chosen, .blocked) {
  border-style: dashed;
  border-color: var(--line);
}
.room:is(.place, .ghost, .going, .fresh)::after {
  content: "";
  position: absolute;
  inset: 0 -4px;
  width: auto;
  height: auto;
  border: 2.5px solid var(--jade);
  background: none;
  pointer-events: none;
}
.room.blocked::after {
  border: 2px dashed var(--line);
}
.room.ghost::after {
  border-style: dashed;
}
.room.going::after {
  border: 2.5px solid var(--lacquer);
}
.frame .room.ghost {
  background: var(--jade-2);
}
.frame .room.chosen {
  background: light-dark(#e3efe6, #cfe3d6);
}
.frame .room.going {
  background: var(--paper);
  box-shadow: none;
  color: var(--lacquer);
}
.frame .room.place.looked {
  outline-offset: 1px;
}
.frame .room.place {
  z-index: 2;
}
.frame .room.blocked.lit {
  background: var(--tint);
  color: var(--ink);
}
.dweller {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  position: relative;
  width: 100%;
}
.dweller .person {
  width: 40px;
  height: 40px;
}
.dweller .who {
  display: grid;
  gap: 1px;
  min-width: 0;
  line-height: 1;
}
.room .pips {
  width: auto;
  max-width: 100%;
  height: 13px;
  justify-self: start;
}
.room.ghost .person {
  opacity: 0.75;
}
.room.going .person {
  opacity: 0.45;
}
.dweller .cross {
  --ink: var(--lacquer);
  position: absolute;
  left: 0;
  width: 40px;
  height: 40px;
}
@container room (max-width: 150px) {
  .dweller {
    gap: 3px;
  }
  .dweller .person,
  .dweller .cross {
    width: 34px;
    height: 34px;
  }
  .dweller:has(.said) .name {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}
/* The width of a figure tells a wide typeface from a narrow one: without room for the longest name, all go. */
@container room (max-width: 14.2ch) {
  .dweller {
    gap: 2px;
  }
  .dweller .person,
  .dweller .cross {
    width: 30px;
    height: 30px;
  }
}
@container room (max-width: 13.4ch) {
  .dweller {
    flex-direction: column;
    gap: 1px;
  }
  .dweller .person {
    width: 30px;
    height: 30px;
  }
  .dweller:has(.said) .person {
    width: 26px;
    height: 26px;
  }
  .dweller .who {
    justify-items: center;
  }
  .dweller .name {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .dweller .pips {
    height: 12px;
  }
  .dweller .cross {
    left: calc(50% - 15px);
    top: 0;
    width: 30px;
    height: 30px;
  }
}
@container room (max-width: 7ch) {
  .dweller .said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}
@container page (max-width: 519px) {
  .frame .room {
    height: 56px;
  }
}
@media (forced-colors: active) {
  .room:is(.legal, .chosen, .ghost)::after {
    border-color: Highlight;
  }
}
`;var Lo=`/* Colours of the drawings. They come in by inherited tokens: selectors from outside do not reach into a use element. */
.pg {
  fill: none;
  stroke: var(--ink);
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.pg .t {
  fill: var(--tint);
}
.pg .p {
  fill: var(--face);
}
.pg .w {
  fill: var(--wood);
}
.pg .k {
  fill: var(--ink);
}
.pg .g {
  fill: var(--brass);
}
.pg .r {
  fill: var(--accent);
}
.pg .j {
  fill: var(--leaf);
}
.pg .n,
.pg.n,
.pg .n * {
  stroke: none;
}
.pg .h {
  stroke-width: 1.1;
}
.pg .d {
  stroke-width: 1.4;
  stroke-dasharray: 2 2.6;
}
.pg .e {
  stroke-width: 1.5;
}
.pg .c {
  stroke-width: 3.4;
}
.pg .pt {
  stroke: var(--face);
  stroke-width: 0.9;
}
.pg .pl {
  stroke: #fffaf0;
  stroke-width: 1.5;
}
.pg .db {
  stroke-width: 6.4;
}
.pg .df {
  stroke: var(--leaf);
  stroke-width: 3.4;
}
.pg .rf {
  fill: var(--roof);
  stroke: var(--roof-line);
  stroke-width: 1.2;
  vector-effect: non-scaling-stroke;
}
.pg .rl {
  stroke: var(--roof-line);
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
}
.pg .rr {
  stroke: var(--roof-line);
  stroke-width: 3;
  vector-effect: non-scaling-stroke;
}
.pg .rb {
  stroke: var(--brass);
  stroke-width: 1.6;
  vector-effect: non-scaling-stroke;
}

.of-craftsman {
  --tint: light-dark(#e9dcc0, #d2c29d);
}
.of-court_lady {
  --tint: light-dark(#f6cfa0, #e0b57f);
}
.of-tax_collector {
  --tint: light-dark(#f4e38a, #dcc964);
}
.of-pyrotechnist {
  --tint: light-dark(#dcc6ea, #c3abd4);
}
.of-warrior {
  --tint: light-dark(#f2bdb5, #dfa098);
}
.of-monk {
  --tint: light-dark(#dbc0a4, #c6a885);
}
.of-healer {
  --tint: light-dark(#bcd4ee, #a3bedb);
}
.of-farmer {
  --tint: light-dark(#c3dfb4, #a8c998);
}
.of-scholar {
  --tint: light-dark(#f7f5f0, #dcd8cd);
}
`;var Co=`/* The year: a scroll between two rods. Far months on narrow pages are pictures only. */
.year {
  display: flex;
  align-items: stretch;
}
.year::before,
.year::after {
  content: "";
  width: 9px;
  flex: none;
  margin: -4px -1px;
  border: 1.5px solid var(--roof-line);
  border-radius: 4px;
  background: var(--roof);
  z-index: 1;
}
.year ol {
  display: flex;
  flex: 1;
  min-width: 0;
  border: solid var(--line);
  border-width: 1.5px 0;
  background: var(--paper-2);
}
.year li {
  display: grid;
  flex: 3 1 0;
  grid-template-columns: auto auto;
  grid-template-rows: auto 1fr;
  align-items: center;
  column-gap: 6px;
  min-width: min-content;
  padding: 4px 5px 5px 7px;
  border-left: 1px solid var(--hair);
  line-height: 1.1;
}
.year li:first-child {
  border-left: 0;
}
.year .event {
  width: 30px;
  height: 30px;
  justify-self: end;
}
.year .seal {
  display: flex;
  align-items: center;
  gap: 2px;
  font: 600 18px / 1 var(--serif);
}
.year .name {
  grid-column: 1 / -1;
  align-self: end;
  padding-right: 2px;
}
.year .done {
  flex: 1.25 1 0;
  grid-template-columns: 1fr;
  justify-items: center;
  padding: 6px 2px;
  color: var(--ink-2);
}
.year .done .event {
  --brass: transparent;
  --accent: transparent;
  --face: transparent;
  --leaf: transparent;
  --ink: var(--ink-2);
  width: 28px;
  height: 28px;
  justify-self: center;
}
.year .now {
  flex: 7 1 0;
  grid-template-columns: auto auto 1fr;
  grid-template-rows: auto;
  column-gap: 10px;
  padding: 4px 10px;
  border: 0;
  outline: 3px solid var(--lacquer);
  outline-offset: -1px;
  background: var(--card);
  position: relative;
  z-index: 1;
}
.year .now .seal {
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border-radius: 5px;
  background: var(--lacquer);
  box-shadow:
    inset 0 0 0 2px var(--lacquer),
    inset 0 0 0 3.5px var(--on-lacquer);
  color: var(--on-lacquer);
  font-size: 28px;
}
.year .now .event {
  width: 46px;
  height: 46px;
}
.year .now .name {
  grid-column: 3;
  align-self: center;
  font: 600 18px / 1.15 var(--serif);
}
.year .now small {
  display: block;
  font: 16px / 1.15 var(--sans);
  text-wrap: balance;
}
/* Months that are done, or too far to be named, keep their name for readers of the page's text. */
.year .done .name {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

@container page (min-width: 520px) and (max-width: 1099px) {
  .year .done {
    flex: 0 0 27px;
  }
  .year .done .seal .icon {
    display: none;
  }
  .year .done .event {
    width: 20px;
    height: 20px;
  }
  .year .next {
    flex: 1 1 74px;
    padding-inline: 5px 3px;
  }
  .year .now {
    flex: 1 1 250px;
  }
}
/* At the end all twelve are done and share the width. */
@container page (min-width: 520px) and (max-width: 1099px) {
  .year ol:not(:has(.now, .next)) .done {
    flex: 1 1 27px;
  }
}
/* How many of the months to come have room for their names. */
@container page (min-width: 900px) and (max-width: 1099px) {
  .year .now + li + li + li + li + li ~ li {
    flex: 1 1 26px;
    grid-template-columns: 1fr;
    justify-items: center;
    padding-inline: 2px;
  }
  .year .now + li + li + li + li + li ~ li .event {
    width: 24px;
    height: 24px;
    justify-self: center;
  }
  .year .now + li + li + li + li + li ~ li .name {
    display: none;
  }
}
@container page (min-width: 780px) and (max-width: 899px) {
  .year .now + li + li + li ~ li {
    flex: 1 1 26px;
    grid-template-columns: 1fr;
    justify-items: center;
    padding-inline: 2px;
  }
  .year .now + li + li + li ~ li .event {
    width: 24px;
    height: 24px;
    justify-self: center;
  }
  .year .now + li + li + li ~ li .name {
    display: none;
  }
}
@container page (min-width: 660px) and (max-width: 779px) {
  .year .now + li + li ~ li {
    flex: 1 1 26px;
    grid-template-columns: 1fr;
    justify-items: center;
    padding-inline: 2px;
  }
  .year .now + li + li ~ li .event {
    width: 24px;
    height: 24px;
    justify-self: center;
  }
  .year .now + li + li ~ li .name {
    display: none;
  }
}
@container page (min-width: 520px) and (max-width: 659px) {
  .year .now + li ~ li {
    flex: 1 1 26px;
    grid-template-columns: 1fr;
    justify-items: center;
    padding-inline: 2px;
  }
  .year .now + li ~ li .event {
    width: 24px;
    height: 24px;
    justify-self: center;
  }
  .year .now + li ~ li .name {
    display: none;
  }
}
/* Before the first month all twelve are to come: two rows. */
@container page (min-width: 520px) and (max-width: 1099px) {
  .year ol:not(:has(.now, .done)) {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .year ol:not(:has(.now, .done)) li:nth-child(7) {
    border-left: 0;
  }
}
@container page (min-width: 520px) and (max-width: 899px) {
  .year .now {
    flex: 1 1 190px;
    grid-template-columns: auto 1fr;
    column-gap: 8px;
    padding-inline: 8px;
  }
  .year .now .event {
    display: none;
  }
  .year .now .name {
    grid-column: 2;
  }
}
/* On a phone: a strip of twelve pictures, and the month that counts spelled out below. */
@container page (max-width: 519px) {
  .year::before,
  .year::after {
    display: none;
  }
  .year ol {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    border: 1.5px solid var(--line);
    border-radius: 7px;
    overflow: hidden;
  }
  .year li,
  .year .done {
    grid-area: 1 / var(--month);
    grid-template-columns: 1fr;
    justify-items: center;
    gap: 1px;
    padding: 4px 0 3px;
    border: 0;
  }
  .year li .event,
  .year .done .event {
    width: 22px;
    height: 22px;
    justify-self: center;
  }
  .year .seal .icon {
    display: none;
  }
  .year .seal {
    order: 1;
    font-size: 16px;
  }
  .year :is(.done, .next) .name {
    display: none;
  }
  .year .now {
    display: contents;
    --face: none;
    --brass: none;
  }
  .year .now::before {
    content: "";
    grid-area: 1 / var(--month);
    background: var(--lacquer);
  }
  .year .now .event,
  .year .now .seal {
    grid-area: 1 / var(--month);
    align-self: start;
    justify-self: center;
    z-index: 1;
  }
  .year .now .event {
    --ink: var(--on-lacquer);
    width: 22px;
    height: 22px;
    margin-top: 4px;
  }
  .year .now .seal {
    width: auto;
    height: auto;
    margin-top: 27px;
    background: none;
    box-shadow: none;
    font-size: 16px;
  }
  .year .now .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    grid-column: 1 / -1;
    grid-row: 2;
    padding: 4px 10px 5px;
    border-top: 3px solid var(--lacquer);
    background: var(--card);
  }
}
`;var Po=`/* The decision bar: a slip of paper, the seal to press, and Why? */
.bar {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 6px 8px;
  align-items: stretch;
}
.slip-room {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}
.slip {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: 1 / 1;
  align-items: center;
  min-height: 58px;
  padding: 4px 12px;
  border: 1.5px solid var(--line);
  border-left: 6px solid var(--line);
  border-radius: 6px;
  background: var(--card);
}
.slip-room > .behind {
  grid-area: 1 / 1;
  padding: 5.5px 13.5px 5.5px 18px;
  visibility: hidden;
}
.slip:is(.legal, .chosen) {
  border-left-color: var(--jade);
}
.slip.blocked {
  border-left-style: dashed;
}
.slip.stop {
  border-left-color: var(--lacquer);
}
.slip .label {
  margin-right: 6px;
  font: 600 17px / 1.2 var(--serif);
}
:is(.slip, .behind) .prompt {
  font: 600 18px / 1.3 var(--serif);
}
:is(.slip, .behind) .progress {
  margin: 0 6px;
  color: var(--jade);
  white-space: nowrap;
}
.slip .line + .line {
  display: block;
}
:is(.slip, .behind) .line.quiet {
  display: block;
  color: var(--ink-2);
}
.slip .line.good {
  color: var(--jade);
}
.slip .line.bad {
  color: var(--lacquer);
}
.rule-name {
  margin-left: 2px;
  padding: 0 5px;
  border-radius: 4px;
  background: var(--paper-2);
  color: var(--ink-2);
  font-weight: 400;
  line-height: 1.2;
  white-space: nowrap;
}
.frame .go {
  min-width: 104px;
  min-height: 50px;
  max-height: 72px;
  padding: 0 18px;
  border-radius: 7px;
  background: var(--lacquer);
  box-shadow:
    inset 0 0 0 3px var(--lacquer),
    inset 0 0 0 4.5px var(--on-lacquer);
  color: var(--on-lacquer);
  font: 600 20px / 1 var(--serif);
  text-align: center;
}
.frame .go[aria-disabled="true"] {
  border: 1.5px solid var(--line);
  background: var(--paper-2);
  box-shadow: none;
  color: var(--ink-2);
}
/* Taking back is not what the page waits for. */
.frame .go.back {
  padding: 0 8px;
  border: 1.5px solid var(--line);
  background: var(--card);
  box-shadow: none;
  color: var(--ink);
  font: inherit;
}
.frame .ask {
  min-width: 64px;
  min-height: 44px;
  max-height: 72px;
  padding: 0 14px;
  border: 1.5px solid var(--line);
  border-radius: 7px;
  background: var(--card);
  text-align: center;
}
.frame .ask[aria-expanded="true"] {
  border-color: var(--ink);
  background: var(--paper-2);
}

@container page (max-width: 779px) {
  .slip {
    min-height: 78px;
  }
}
@container page (min-width: 780px) and (max-width: 1099px) {
  .shown .slip {
    min-height: 78px;
  }
}
@container page (max-width: 519px) {
  .bar {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .slip-room {
    grid-column: 1 / -1;
  }
  .frame .go {
    min-height: 48px;
  }
}
`;var Eo=`/* The foot: tools, timeline, folded regions, last line. */
.foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
}
.tools {
  display: flex;
  gap: 2px;
}
.tools button {
  min-width: 44px;
  min-height: 44px;
  padding: 0 10px;
  text-align: center;
}
.tools button:hover,
.tools button[aria-expanded="true"] {
  background: var(--paper-2);
}
.tools button[aria-disabled="true"] {
  opacity: 0.5;
}
.timeline {
  display: flex;
  flex: 1 1 250px;
  align-items: center;
  gap: 12px;
  min-width: 0;
}
.timeline .quiet {
  white-space: nowrap;
}
.timeline input {
  flex: 1 1 90px;
  min-width: 70px;
  height: 44px;
  margin: 0;
  appearance: none;
  background: none;
  cursor: pointer;
}
.timeline input::-webkit-slider-runnable-track {
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(90deg, var(--lacquer) var(--past), var(--line) var(--past));
}
.timeline input::-moz-range-track {
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(90deg, var(--lacquer) var(--past), var(--line) var(--past));
}
.timeline input::-webkit-slider-thumb {
  width: 22px;
  height: 22px;
  margin-top: -9px;
  appearance: none;
  border: 2px solid var(--lacquer);
  border-radius: 5px;
  background: var(--lacquer);
  box-shadow: inset 0 0 0 1.5px var(--on-lacquer);
}
.timeline input::-moz-range-thumb {
  width: 18px;
  height: 18px;
  border: 2px solid var(--lacquer);
  border-radius: 5px;
  background: var(--lacquer);
  box-shadow: inset 0 0 0 1.5px var(--on-lacquer);
}
.frame .fold {
  display: flex;
  flex: 2 1 320px;
  align-items: center;
  align-self: stretch;
  gap: 10px;
  min-width: 0;
  min-height: 44px;
  padding: 4px 12px;
  border: 1.5px solid var(--line);
  border-radius: 8px;
  background: var(--paper-2);
  line-height: 1.15;
}
.fold::after {
  content: "";
  width: 8px;
  height: 8px;
  flex: none;
  margin: -4px 2px 0 auto;
  border: solid var(--ink-2);
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
}
.fold[aria-expanded="true"]::after {
  margin-top: 4px;
  transform: rotate(225deg);
}
.unfolded {
  flex: 1 0 100%;
  min-width: 0;
  order: 1;
}
.last {
  flex: 1 1 180px;
  min-width: 0;
  line-height: 1.2;
}
@container page (min-width: 780px) {
  .last:has(.before) {
    flex-basis: 100%;
    order: 1;
  }
}
@container page (max-width: 779px) {
  .last .before {
    display: none;
  }
}

@container page (min-width: 520px) and (max-width: 899px) {
  .timeline {
    flex-basis: 130px;
  }
  .timeline .quiet {
    display: none;
  }
}
@container page (max-width: 519px) {
  .tools {
    width: 100%;
    justify-content: space-between;
  }
  .tools button {
    padding: 0 6px;
  }
}
@media (forced-colors: active) {
  .timeline input::-webkit-slider-runnable-track {
    background: CanvasText;
  }
  .timeline input::-webkit-slider-thumb {
    background: Highlight;
  }
}
`;var zo=`/* The frame: paper, roof tiles on top, and what all parts share. */
:host {
  display: block;
}
.frame {
  container: page / inline-size;
  background: var(--paper);
  color: var(--ink);
  font: 16px / 1.3 var(--sans);
  font-variant-numeric: tabular-nums;
  text-align: left;
}
.frame,
.frame *,
.frame *::before,
.frame *::after {
  box-sizing: border-box;
}
.frame :where(p, ol, ul, dl, dd, pre) {
  margin: 0;
  padding: 0;
  list-style: none;
}
.frame b {
  font-weight: 650;
}
.frame button {
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
}
.frame button[aria-disabled="true"] {
  cursor: help;
}
.frame :focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
}
.frame .status:focus {
  outline: none;
}
.icon {
  display: block;
  flex: none;
  overflow: visible;
}
.sr {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.quiet {
  color: var(--ink-2);
}
.good {
  color: var(--jade);
}
.bad {
  color: var(--lacquer);
}
.change {
  font-weight: 650;
  white-space: nowrap;
}
.change i {
  margin-right: 2px;
  font-style: normal;
}
.eaves {
  height: 9px;
  background: var(--roof);
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='9'%3E%3Cpath d='M0 0h16v3.4H0zM3 3a5 5 0 0 0 10 0z'/%3E%3C/svg%3E")
    repeat-x;
}
.inside {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 1px 12px 8px;
}
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 24px;
  min-height: 37px;
}
.status {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 22px;
  overflow-x: clip;
  font-size: 20px;
  line-height: 1.25;
}
.status > b {
  font-family: var(--serif);
  font-weight: 600;
}
/* Between two parts; where a part begins a line, it lies outside and is cut off. */
.status .part::before {
  content: "·";
  position: absolute;
  left: -14px;
  color: var(--ink-2);
}
.status .part {
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  overflow-wrap: anywhere;
}
.banner {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin-top: 4px;
  padding: 4px 6px 4px 12px;
  border: 2px solid var(--lacquer);
  border-radius: 7px;
  background: var(--card);
}

.banner span {
  flex: 1 1 160px;
}

@container page (max-width: 899px) {
  .status {
    gap: 0 18px;
    font-size: 19px;
  }
  .status .part::before {
    left: -12px;
  }
}
@container page (max-width: 519px) {
  .inside {
    padding: 2px 8px 8px;
  }
  .status .who {
    flex: 1 0 100%;
  }
  .status .who::before {
    display: none;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .room,
  .card,
  .tile,
  .hand-card {
    transition: background-color 0.12s;
  }
  .panel,
  .unfolded {
    animation: appear 0.15s ease-out;
  }
}
@keyframes appear {
  from {
    opacity: 0;
  }
}
@media (forced-colors: active) {
  .badge {
    forced-color-adjust: none;
  }
}
`;var Bo=`/* Panels: why, log, text, help. */
.panel {
  padding: 8px 16px 12px;
  border: 1.5px solid var(--line);
  border-radius: 8px;
  background: var(--card);
}
.panel-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-bottom: 6px;
}
.panel-head b {
  font: 600 18px / 1.3 var(--serif);
}
.chain li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  min-height: 50px;
  position: relative;
  padding-left: 30px;
}
.chain li::before {
  content: "";
  position: absolute;
  left: 4px;
  top: 18px;
  width: 14px;
  height: 14px;
  border: 2px solid var(--line);
  border-radius: 4px;
  background: var(--paper-2);
}
.chain li:not(:last-child)::after {
  content: "";
  position: absolute;
  inset: 32px auto -18px 10px;
  border-left: 2px solid var(--line);
}
.chain li:last-child::before {
  border-color: var(--lacquer);
  background: var(--lacquer);
}
.chain .bad .because {
  color: var(--lacquer);
  font-weight: 650;
}
.chain .good .because {
  color: var(--jade);
  font-weight: 650;
}
.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  justify-content: flex-end;
}
.frame .chip {
  min-height: 44px;
  padding: 0 12px;
  border: 1.5px solid var(--line);
  border-radius: 22px;
  background: var(--paper);
  color: var(--ink-2);
}
.frame .chip[aria-expanded="true"] {
  border-color: var(--ink);
  color: var(--ink);
}
.rule-text {
  grid-column: 1 / -1;
  padding: 2px 0 8px;
  color: var(--ink-2);
}
.scroll {
  max-height: 340px;
  overflow: auto;
}
pre.scroll {
  font:
    16px / 1.35 ui-monospace,
    "DejaVu Sans Mono",
    monospace;
}
.log-month {
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr);
  border-top: 1px solid var(--hair);
  padding: 6px 0;
}
.log-month > b {
  font: 600 20px / 1.2 var(--serif);
  color: var(--ink-2);
}
.log-month li {
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  padding: 2px 0;
}
.log-month li > span {
  grid-column: 2;
}
.help-columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 0 24px;
}
.help-columns dl > div {
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  min-height: 34px;
  border-top: 1px solid var(--hair);
}
.help-columns kbd + kbd::before {
  content: " / ";
  font-weight: 400;
}
.help-columns kbd {
  font: 600 16px / 1 var(--sans);
}
.swatch {
  display: block;
  width: 44px;
  height: 24px;
  border-radius: 5px;
  background: var(--card);
}
.panel.help .quiet {
  padding-top: 8px;
}

@container page (max-width: 519px) {
  .panel {
    padding: 6px 10px 10px;
  }
  .chain li {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 4px;
  }
  .chips {
    justify-content: flex-start;
  }
  .help-columns dl > div {
    grid-template-columns: 130px minmax(0, 1fr);
  }
}
`;var Ho=`/* States of a place: shape and sign first, colour last. This sheet comes after all regions. */
.place {
  position: relative;
}
.frame .place.legal {
  border: 2.5px solid var(--ring);
}
.frame .place.chosen {
  border: 2.5px solid var(--ring);
}
.frame .place.chosen:not(.tile, .hand-card, .room) {
  background: var(--jade-2);
}
.frame .place.blocked {
  border: 2px dashed var(--line);
  background: none;
  box-shadow: none;
  color: var(--ink-2);
}
.frame .place.looked {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
  z-index: 2;
}
.frame .swatch.ghost {
  border: 3px dashed var(--jade);
  background: var(--jade-2);
}
/* The sign sits astride the corner, where no text is. */
.bead {
  position: absolute;
  right: -7px;
  top: -7px;
  display: grid;
  place-items: center;
  width: 21px;
  height: 21px;
  border: 1.5px solid var(--paper);
  border-radius: 50%;
  background: var(--paper);
  pointer-events: none;
  z-index: 1;
}
.legal-bead {
  right: -5px;
  top: -5px;
  width: 13px;
  height: 13px;
  border-width: 2px;
  background: var(--ring);
}
.chosen-bead {
  --ink: var(--on-jade);
  background: var(--ring);
}
.blocked-bead {
  --ink: var(--line);
}
@media (forced-colors: active) {
  .frame .place:is(.legal, .chosen) {
    border-color: Highlight;
  }
  .frame .place.blocked {
    border-color: GrayText;
  }
  .bead:not(.blocked-bead) {
    background: Highlight;
    forced-color-adjust: none;
  }
}
`;var So=`/* The end: points by cause, one column a player. */
.result {
  padding: 10px 16px 12px;
  border: 3px solid var(--lacquer);
  border-radius: 8px;
  background: var(--card);
}
.result table {
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
}
.result caption {
  padding: 2px 0 8px;
  font: 600 26px / 1.2 var(--serif);
  text-align: left;
}
.result :is(th, td) {
  padding: 3px 6px;
  font-weight: 400;
  text-align: right;
  vertical-align: middle;
}
.result :is(thead td, th[scope="row"]) {
  width: 26%;
  padding-left: 0;
  text-align: left;
}
.result thead th {
  font: 600 18px / 1.1 var(--serif);
}
.result thead th span {
  display: block;
}
.result thead .icon {
  margin-left: auto;
}
.result tbody tr {
  border-top: 1px solid var(--hair);
}
.result tfoot tr {
  border-top: 2px solid var(--ink);
}
.result tfoot :is(th, td) {
  padding-top: 8px;
  font: 600 28px / 1.1 var(--serif);
}
.result tfoot th {
  font-size: 18px;
}
.result tfoot td:nth-child(2) {
  color: var(--lacquer);
}
.points {
  display: grid;
  justify-items: end;
  gap: 1px;
  line-height: 1.1;
}
.points.none {
  color: var(--ink-2);
}
.points i {
  height: 5px;
  border-radius: 2px;
  background: var(--brass);
}

/* Names stand upright only where they have no room side by side. */
@container page (max-width: 779px) {
  .result [data-names="wide"] thead th {
    vertical-align: top;
  }
  .result [data-names="wide"] thead th span {
    margin: 0 4px 4px auto;
    writing-mode: vertical-rl;
    transform: rotate(180deg);
  }
}
@container page (max-width: 519px) {
  .result [data-names="page"] thead th {
    vertical-align: top;
  }
  .result [data-names="page"] thead th span {
    margin: 0 4px 4px auto;
    writing-mode: vertical-rl;
    transform: rotate(180deg);
  }
}
@container page (max-width: 519px) {
  .result {
    padding: 8px 10px;
  }
  .result caption {
    font-size: 22px;
  }
  .result :is(th, td) {
    padding: 4px 3px;
  }
  .result :is(thead td, th[scope="row"]) {
    width: 36%;
    overflow-wrap: anywhere;
  }
  .result thead th {
    font-size: 16px;
  }
  .result tfoot td {
    font-size: 22px;
  }
}
`;var $o=`/* Tokens. Every colour of the page is named here; contrasts are computed for these pairs. */
.frame {
  --sans: var(
    --jp-ui-font-family,
    "Segoe UI",
    "Helvetica Neue",
    "Noto Sans",
    "DejaVu Sans Condensed",
    system-ui,
    sans-serif
  );
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "DejaVu Serif Condensed", Georgia, serif;
  --paper: light-dark(#fbf6ea, #1d1916);
  --paper-2: light-dark(#f1e7d3, #2a241f);
  --card: light-dark(#fffbf2, #342d26);
  --face: light-dark(#fffaf0, #4b4037);
  --ink: light-dark(#211b16, #f5ecdc);
  --ink-2: light-dark(#5b4f43, #cbbda8);
  --line: light-dark(#857660, #93846f);
  --hair: light-dark(#d9cbb0, #4a4138);
  --edge: light-dark(#c9b48d, #100d0b);
  --wood: light-dark(#e3d1aa, #5a4a34);
  --ground: light-dark(#efe2c6, #332b24);
  --lacquer: light-dark(#9e2a2b, #f0867c);
  --on-lacquer: light-dark(#fffaf0, #1d1916);
  --jade: light-dark(#1d6b57, #62c6a8);
  --jade-2: light-dark(#e3efe6, #20362f);
  --on-jade: light-dark(#fffbf2, #1d1916);
  --ring: light-dark(#1d6b57, #62c6a8);
  --focus: light-dark(#211b16, #f5ecdc);
  --brass: #e0b64a;
  --accent: light-dark(#c0392f, #d9695c);
  --leaf: light-dark(#7fae8f, #4f8f78);
  --roof: light-dark(#9e2a2b, #c25a4e);
  --roof-line: light-dark(#641a1b, #2a1210);
  --post: light-dark(#4a3a2d, #cbbda8);
  --pillar: light-dark(#4a3a2d, #a58c68);
  --tint: light-dark(#e9dcc0, #4a4130);
}
.frame:not([data-theme]) {
  color-scheme: light dark;
}
.frame[data-theme="light"] {
  color-scheme: light;
}
.frame[data-theme="dark"] {
  color-scheme: dark;
}

/* Night: rooms and tiles are lit windows, so ink and faces keep their daylight colours on them. */
.lit:not(.ghost, .going, .out, .blocked),
.lit.room.blocked {
  --ink: #211b16;
  --ink-2: #40362d;
  --face: light-dark(#fffaf0, #fff6e6);
  --post: #4a3a2d;
  --jade: light-dark(#1d6b57, #14503f);
  --on-jade: #fffbf2;
  --accent: #c0392f;
  color: var(--ink);
}

.seat-1 {
  --player: #441144;
}
.seat-2 {
  --player: #8844ff;
}
.seat-3 {
  --player: #eecc22;
}
.seat-4 {
  --player: #bb0000;
}
.seat-5 {
  --player: #55dddd;
}

/* Forced colours: drawings in the reader's two colours; shapes carry the states. */
@media (forced-colors: active) {
  .frame,
  .lit:not(.ghost, .going, .out, .blocked),
  .lit.room.blocked {
    --ink: CanvasText;
    --ink-2: CanvasText;
    --line: CanvasText;
    --post: CanvasText;
    --pillar: CanvasText;
    --face: Canvas;
    --roof: Canvas;
    --roof-line: CanvasText;
  }
}
`;var jo=[$o,zo,Po,Bo,So,Eo,Lo,ko,Co,yo,wo,_o,vo,bo,To,Mo,Ho].join(`
`);var Yr=({model:e,el:t})=>{let o=document.createElement("div");o.dataset.lmSuppressShortcuts="true";let a=c=>{!((c.ctrlKey||c.metaKey)&&!c.altKey&&!c.shiftKey&&c.key.toLowerCase()==="s")||!c.composedPath().includes(o)||(delete o.dataset.lmSuppressShortcuts,setTimeout(()=>{o.dataset.lmSuppressShortcuts="true"}))};window.addEventListener("keydown",a,!0);let i=o.attachShadow({mode:"open"}),n=document.createElement("style");n.textContent=jo;let s=document.createElement("div");s.hidden=!0,s.innerHTML=no;let l=document.createElement("div");return i.append(n,s,l),t.append(o),Ee(r(xo,{model:e,children:r(ao,{})}),l),()=>{window.removeEventListener("keydown",a,!0),Ee(null,l),o.remove()}},vp={render:Yr};export{vp as default};
