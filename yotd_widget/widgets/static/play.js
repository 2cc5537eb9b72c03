var _,Xe,Fa,W,_e,pe,Je,ne,Qe,Te,ke,Ze,te=Symbol.for("pv"),de={},ce=[],Oa=/^m(i|n|o|s|text|space)$/,Le=Array.isArray,et=ce.slice,J=Object.assign;function X(e){e&&e.parentNode&&e.remove()}function ie(e,t,o,r,n){var i={type:e,props:t,key:o,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:te,__v:n||++Xe,__i:-1,__u:0};return!n&&_.vnode&&_.vnode(i),i}function v(e){return e.children}function se(e,t){this.props=e,this.context=t,this.__g=0}function I(e,t){if(t==null)return e.__&&I(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:I(e)}function Wa(e){var t,o=e.__v,r=o.__e,n=[],i=[],s=e.__P;s&&((t=J({constructor:te},o)).__v=o.__v+1,_.vnode&&_.vnode(t),ze(s,t,o,e.__n,s.namespaceURI,32&o.__u?[r]:null,n,r||I(o),32&o.__u,i),t.__v=o.__v,t.__.__k[t.__i]=t,it(n,t,i),o.__=o.__e=null,t.__e!=r&&tt(t))}function tt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),tt(e)}function Me(e){(8&e.__g||(e.__g|=8,W.push(e),pe++))&&_e==_.debounceRendering||((_e=_.debounceRendering)||queueMicrotask)(at)}function at(){try{for(var e,t=1;W.length;)W.length>t&&W.sort(Je),e=W.shift(),t=W.length,8&e.__g&&Wa(e)}finally{(pe=W.length)&&(_e||queueMicrotask)(at)}}function ot(e,t,o,r,n,i,s,l,c,h,d){var b,w,p,f,M,y,k=r.__k||ce,x=t.length;for(c=Ia(o,t,k,c,x),b=0;b<x;b++)(p=o.__k[b])!=null&&(w=~p.__i&&k[p.__i]||de,p.__i=b,y=ze(e,p,w,n,i,s,l,c,h,d),f=p.__e,(w.ref!=p.ref||8&w.__u)&&(w.ref&&Ce(w.ref,null,p,w),p.ref&&d.push(p.ref,p.__c||f,p)),M=M||f,4&p.__u?(c=rt(p,c,e,!w.__v),w.__e&&(w.__e=null)):typeof p.type=="function"&&y!==void 0?c=y:f&&(c=f.nextSibling),p.__u&=-21);return o.__e=M,c}function Ia(e,t,o,r,n){var i,s,l,c,h,d,b,w,p,f=o.length,M=f,y=0,k=0,x=e.__k=Array(n);for(i=0;i<n;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=x[i]=ie(null,s):Le(s)?s=x[i]=ie(v,{children:s}):s.constructor===te&&s.__b?s=x[i]=ie(s.type,s.props,s.key,s.ref,s.__v):x[i]=s,c=i+y,s.__=e,s.__b=e.__b+1,l=null,~(h=s.__i=Ka(s,o,c,M))&&(M--,(l=o[h])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,h==c-1?y--:h==c+1?y++:h!=c&&(h>c?y--:y++,k=1)):(~h||(n>f?y--:n<f&&y++),typeof s.type!="function"&&(s.__u|=4))):x[i]=null;if(k){for(d=[],b=[],i=0;i<n;i++)if((s=x[i])&&16&s.__u){for(y=0,w=d.length;y<w;)d[p=y+w>>1]<s.__i?y=p+1:w=p;d[y]=s.__i,b[i]=y+1}for(y=d.length;i--;)b[i]&&(b[i]==y?y--:x[i].__u|=4)}if(M)for(i=0;i<f;i++)!(l=o[i])||2&l.__u||(l.__e==r&&(r=I(l)),Pe(l,l));return r}function rt(e,t,o,r){var n,i,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(n=e.__k)for(i=0;i<n.length;i++)n[i]&&(n[i].__=e,t=rt(n[i],t,o,!1));return t}for(t&&!t.parentNode&&(t=I(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!r&&o.moveBefore&&s.parentNode?o.moveBefore(s,t):o.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ka(e,t,o,r){var n,i=e.key,s=e.type,l=t[o],c=l&&!(2&l.__u);if(l===null&&i==null||c&&i==l.key&&s==l.type)return o;if(r>(c?1:0)){for(n=o-1;n>=0;n--)if((l=t[n])&&!(2&l.__u)&&i==l.key&&s==l.type)return n;for(n=o+1;n<t.length;n++)if((l=t[n])&&!(2&l.__u)&&i==l.key&&s==l.type)return n}return-1}function Ye(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function re(e,t,o,r,n){var i,s;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)o&&t in o||Ye(e.style,t);if(o)for(t in o)r&&o[t]==r[t]||Ye(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=o,o&&r||(s=ke[t]||(ke[t]=Ua(t)),(e.__a||(e.__a={}))[t]=Te,i=t!=(t=t.replace(Qe,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(n=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Ua(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[ne]==null)t[ne]=Te++;else if(t[ne]<this.__a[e])return;return o(_.event?_.event(t):t)}}}function ze(e,t,o,r,n,i,s,l,c,h){var d,b,w,p,f,M,y,k,x,z,u,j,R,U,G,Ge,O,Y,N=t.type;if(t.constructor!==te)return null;128&o.__u&&(c=32&o.__u,d=o.__c.__z)&&(t.__u|=c,b=i=[],d.nodeType==8?l=le(d,i):i.push(d),l=i[0]||l),(d=_.__b)&&d(t);e:if(typeof N=="function"){w=s.length;try{if(k=t.props,x=(d=N.prototype)&&d.render,z=(d=N.contextType)&&r[d.__c],u=d?z?z.props.value:d.__:r,(p=o.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(x?t.__c=p=new N(k,u):(t.__c=p=new se(k,u),p.constructor=N,p.render=Ya),z&&z.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),x&&(p.__s||(p.__s=p.state),N.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=J({},p.__s)),J(p.__s,N.getDerivedStateFromProps(k,p.__s)))),f=p.props,M=p.state,p.__v=t,o.__c){if(k!==f&&x&&!N.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(k,u),t.__v==o.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(k,p.__s,u)===!1){t.__v!=o.__v&&(p.props=k,p.state=p.__s,p.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(A){A&&(A.__=t)}),ce.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&s.push(p),l=I(o);break e}p.componentWillUpdate&&p.componentWillUpdate(k,p.__s,u),x&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(f,M,y)})}else x&&!N.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),x&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=u,p.props=k,p.__P=e,p.__g&=-5,j=_.__r,R=x?25:0;do p.__g&=-9,j&&j(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++R<25);x&&(ce.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=J({},r,p.getChildContext())),x&&o.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(f,M)),U=d&&d.type===v&&d.key==null?d.props.children:d,k.__P&&(d=l,n=(e=k.__P).namespaceURI,c=i=null,o.props&&o.props.__P!=e&&(o.__k.some(function(A){A&&Pe(A,A)}),o.__k=null),l=o.__k?I(o,0):null),l=ot(e,Le(U)?U:[U],t,o,r,n,i,s,l,c,h),k.__P&&(t.__e=null,l=d),t.__u&=-161,b&&b.some(X),p.__h.length&&s.push(p),1&p.__g&&(p.__g&=-4)}catch(A){if(s.length=w,t.__v=null,c||i)if(A&&A.then){if(t.__u|=128|c,i){for(~(O=i.indexOf(l||void 0))||(O=i.length);(Y=i[O-1])&&Y.nodeType==8;)O--;for(;O<i.length;O++)if(Y=i[O])if(i[O]=null,G){if(Y==Ge)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(Ge=le(G=Y))}}if(!G){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(d=le(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,l=d):t.__e=l,l=l&&l.nextSibling}else i&&i.some(X);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),A&&A.then||nt(t),_.__e(A,t,o)}}else l=t.__e=Ga(o.__e,t,o,r,n,i,s,c,h,e);return(d=_.diffed)&&d(t),l}function le(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function nt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(nt))}function it(e,t,o){for(var r=0;r<o.length;)Ce(o[r++],o[r++],o[r++]);_.__c&&_.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(i){i.call(n)})}catch(i){_.__e(i,n.__v)}})}function Ga(e,t,o,r,n,i,s,l,c,h){var d,b,w,p,f,M,y,k,x=o.props||de,z=t.props,u=t.type;if(u=="svg"?n="http://www.w3.org/2000/svg":u=="math"?n="http://www.w3.org/1998/Math/MathML":n||(n="http://www.w3.org/1999/xhtml"),i){for(d=0;d<i.length;d++)if((f=i[d])&&(u?f.localName==u:f.nodeType==3)){e=f,i[d]=null;break}}if(!e){if(k=h.ownerDocument||document,!u)return k.createTextNode(z);e=k.createElementNS(n,u,z.is?z:h),l&&(_.__m&&_.__m(t,i),l=!1),i=null}if(u){if(h=u=="template"&&e.content||e,i=u=="textarea"&&z.defaultValue!=null?null:i&&et.call(h.childNodes),!l&&i)for(x={},d=0;d<e.attributes.length;d++)x[(f=e.attributes[d]).name]=f.value;for(d in x)f=x[d],d=="dangerouslySetInnerHTML"?w=f:d=="children"||d in z||d=="value"&&"defaultValue"in z||d=="checked"&&"defaultChecked"in z||re(e,d,null,f,n);for(d in z)f=z[d],d=="children"?p=f:d=="dangerouslySetInnerHTML"?b=f:d=="value"?M=f:d=="checked"?y=f:l&&typeof f!="function"||x[d]===f||re(e,d,f,x[d],n);b?(l||w&&(b.__html==w.__html||b.__html==e.innerHTML)||(e.innerHTML=b.__html),t.__k=[]):(w&&(e.textContent=""),(u=="foreignObject"||n=="http://www.w3.org/1998/Math/MathML"&&Oa.test(u))&&(n="http://www.w3.org/1999/xhtml"),ot(h,Le(p)?p:[p],t,o,r,n,i,s,i?i[0]:o.__k&&I(o,0),l,c),i&&i.some(X)),l&&u!="textarea"||(d="value",u=="progress"&&M==null?e.removeAttribute(d):M==null||M===e[d]&&(u!="progress"||M)||re(e,d,M,x[d],n),d="checked",y!=null&&y!=e[d]&&re(e,d,y,x[d],n))}else x===z||l&&e.data==z||(e.data=z);return e}function Ce(e,t,o,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(n){_.__e(n,o)}}function Pe(e,t,o){var r,n,i,s;if(_.unmount&&_.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Ce(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){_.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&Pe(r[s],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(r=e.__c)&&(r=r.__z)&&(n=le(r,i=[]))&&(r==e.__e&&i.some(X),X(n),X(r)),o||X(e.__e),e.__e=e.__c=e.__=null}function Ya(e,t,o){return this.constructor(e,o)}function Ee(e,t){var o,r,n,i;_.__&&_.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(o=e&&32&e.__u)?null:t.__k,t.__k=ie(v,{children:[e]}),n=[],i=[],ze(t,t.__k,r||de,de,t.namespaceURI,r?null:t.firstChild?et.call(t.childNodes):null,n,r?r.__e:t.firstChild,o,i),it(n,t.__k,i),t.__k.props.children=null}function st(e){function t(o){var r,n;return this.getChildContext||(r=new Set,(n={})[t.__c]=this,this.getChildContext=function(){return n},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&r.forEach(function(s){s.__g|=4,Me(s)})},this.sub=function(i){r.add(i);var s=i.componentWillUnmount;i.componentWillUnmount=function(){r.delete(i),s&&s.call(i)}}),o.children}return t.__c="__cC"+Ze++,t.__=e,t.Provider=(t.Consumer=function(o,r){return o.children(r)}).contextType=t,t}_={__e:function(e,t,o,r){for(var n,i,s;t=t.__;)if((n=t.__c)&&!(1&n.__g)){n.__g|=4;try{if((s=(i=n.constructor)&&i.getDerivedStateFromError)&&n.setState(i.getDerivedStateFromError(e)),n.componentDidCatch&&(n.componentDidCatch(e,r||{}),s=1),s&&8&n.__g)return void(n.__g|=2)}catch(l){e=l}}throw pe=0,e}},Xe=0,Fa=function(e){return e!=null&&e.constructor===te},se.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=J({},this.state)),typeof e=="function"&&(e=e(J({},o),this.props)),e&&(J(o,e),this.__v&&(t&&this.__k.push(t),Me(this)))},se.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Me(this))},se.prototype.render=v,W=[],pe=0,Je=function(e,t){return e.__v.__b-t.__v.__b},ne=Symbol(),Qe=/(PointerCapture)$|Capture$/i,Te=0,ke={},Ze=0;var Q,T,Be,lt,He=Object.is,me=0,xt=[],Se=[],L=_,pt=L.__b,dt=L.__r,ct=L.diffed,mt=L.__c,ht=L.unmount,ut=L.__;function oe(e,t){L.__h&&L.__h(T,e,me||t),me=0;var o=T.__H||(T.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function C(e){return me=1,Xa(vt,e)}function Xa(e,t,o){var r=oe(Q++,2);if(r.t=e,!r.__c&&(r.__=[o?o(t):vt(void 0,t),function(i){var s=(r.__N||r.__)[0],l=r.t(s,i);He(s,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=T,!T.__f)){T.__f=!0;var n=T.shouldComponentUpdate;T.shouldComponentUpdate=function(i,s,l){var c=this.__H;if(!c)return!0;var h=!1,d=this.props!=i;if(c.__.some(function(w){w.__N&&(h=!0,He(w.__[0],w.__N[0])||(d=!0))}),n){var b=n.call(this,i,s,l);return h?b||d:b}return!h||d}}return r.__}function S(e,t){var o=oe(Q++,3);!L.__s&&je(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,T.__H.__h.push(o))}function V(e,t){var o=oe(Q++,4);!L.__s&&je(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,T.__h.push(o))}function P(e){return me=5,Ja(function(){return{current:e}},[])}function Ja(e,t){var o=oe(Q++,7);return je(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function bt(e){var t=T.context[e.__c],o=oe(Q++,9);return o.c=e,t?(o.__==null&&(o.__=!0,t.sub(T)),t.props.value):e.__}function Qa(){var e;do{for(;e=Se.shift();)try{ae(e)}catch(o){L.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=xt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ae),t.__h.some($e),t.__h=[]}catch(o){t.__h=[],L.__e(o,e.__v)}}}while(Se.length)}L.__b=function(e){T=null,pt&&pt(e)},L.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ut&&ut(e,t)},L.__r=function(e){dt&&dt(e),Q=0;var t=(T=e.__c).__H;t&&(Be==T?T.__h=[]:(t.__h.some(ae),t.__h.some($e),Q=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Be=T},L.diffed=function(e){ct&&ct(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&gt(xt.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Be=T=null},L.__c=function(e,t){t.some(function(o){try{o.__h.some(ae),o.__h=o.__h.filter(function(r){return!r.__||$e(r)})}catch(r){o.__h=[function(){throw r}]}}),mt&&mt(e,t)},L.unmount=function(e){ht&&ht(e);var t,o,r=e.__c;r&&r.__H&&(r.__H.__.some(function(n){try{if(n.__P&&n.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}n.__P=o,gt(Se.push(n))}else ae(n)}catch(i){t=i}}),r.__H=void 0,t&&L.__e(t,r.__v))};var ft=typeof requestAnimationFrame=="function";function Za(e){var t,o=function(){clearTimeout(r),ft&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(o,35);ft&&(t=requestAnimationFrame(o))}function gt(e){e!=1&&lt==L.requestAnimationFrame||((lt=L.requestAnimationFrame)||Za)(Qa)}function ae(e){var t=T,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),T=t}function $e(e){var t=T;e.__c=e.__(),T=t}function je(e,t){return!e||e.length!=t.length||t.some(function(o,r){return!He(o,e[r])})}function vt(e,t){return typeof t=="function"?t(e):t}var he=new WeakSet,ue=e=>he.has(e);function wt(e,t){let o=P(null),r=P(void 0),n=P(!1);V(()=>{let i=t.current,s=()=>{n.current=!0},l=h=>{n.current=!1,he.delete(h.target)},c=h=>{document.hasFocus()&&he.delete(h.target)};return i.addEventListener("pointerdown",s,!0),i.addEventListener("keydown",l,!0),i.addEventListener("focusout",c),()=>{i.removeEventListener("pointerdown",s,!0),i.removeEventListener("keydown",l,!0),i.removeEventListener("focusout",c)}},[t]),V(()=>{e.waiting&&(o.current=to(t.current,n.current),r.current=Re(t.current)?.dataset.place)},[e.waiting,t]),V(()=>{let i=o.current;if(o.current=null,!i||!t.current||ao(t.current))return;let s=eo(t.current,e.snapshot,r.current);i==="place"&&s?(he.add(s),s.focus()):Re(t.current)||t.current.querySelector(".status")?.focus({preventScroll:!0})},[e.snapshot])}function eo(e,{decision:t},o){let r=[...e.querySelectorAll("[data-place].legal")];return t?.form==="row"&&t.progress[0]>0&&r.find(i=>i.dataset.place===o)||r[0]||null}function Re(e){return e?.getRootNode()?.activeElement??null}function to(e,t){let o=Re(e);return o?!t&&o.matches("[data-place], .go")?"place":"inside":null}function ao(e){let t=e.getRootNode().host,o=document.activeElement;return o!==null&&o!==document.body&&o!==t}var qe=st(null);function m(){let e=bt(qe);if(!e)throw new Error("outside of the table");return e}var D=e=>e.looked&&e.snapshot.choices[e.looked]||null;function q(e,t){let o=D(e)?.preview?.ghosts[t];if(o)return{mark:o,ghost:!0};let r=e.snapshot.marks[t];return r?{mark:r,ghost:!1}:null}var oo=Symbol.for("pv"),ro=0;function a(e,t,o,r,n,i){t||(t={});var s,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?s=t[l]:c[l]=t[l];var h={type:e,props:c,key:o,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:oo,__v:--ro,__i:-1,__u:0};return(n||i)&&(h.__source=n,h.__self=i),_.vnode&&_.vnode(h),h}function E({place:e,text:t,class:o,picture:r=!1,children:n}){let i=m(),s=i.snapshot.choices[e];return s?a("button",{type:"button",class:`${o} place ${s.state}${i.looked===e?" looked":""}`,"data-place":e,"data-item":!0,"aria-label":[t,s.name].filter(Boolean).join(", "),"aria-description":no(s),"aria-disabled":s.state==="blocked",onFocus:l=>ue(l.currentTarget)||i.look(e),onKeyDown:()=>i.look(e),onPointerMove:l=>l.pointerType==="mouse"&&i.point(e),onPointerLeave:l=>l.pointerType==="mouse"&&i.leave(),onClick:l=>i.press(e,Ae(l)),children:n}):r?a("div",{class:o,role:"img","aria-label":t,children:n}):a("div",{class:o,children:n})}var no=e=>(e.reason?[e.reason]:e.preview?.lines??[]).map(t=>t.text).join(" ");function Ae(e){return e.detail===0?"key":e.pointerType==="touch"?"touch":"mouse"}function $(){let e=P(null),t=P(null);return V(()=>{let o=yt(e.current);(!t.current||!o.includes(t.current))&&(t.current=o.find(r=>r.matches(".legal"))??o[0]??null);for(let r of o)r.tabIndex=r===t.current?0:-1}),V(()=>{let o=e.current;if(!o)return;let r=i=>{let s=i.target.closest("[data-item]");s&&(t.current&&(t.current.tabIndex=-1),t.current=s,s.tabIndex=0)},n=i=>{let s=i.target.closest("[data-item]");if(!s||i.ctrlKey||i.metaKey||i.altKey||s.matches("input"))return;let l=io(i.key,s,yt(o));l&&(i.preventDefault(),l.focus())};return o.addEventListener("focusin",r),o.addEventListener("keydown",n),()=>{o.removeEventListener("focusin",r),o.removeEventListener("keydown",n)}},[]),e}function yt(e){return[...e?.querySelectorAll("[data-item]")??[]]}function io(e,t,o){if(e==="Home")return o[0];if(e==="End")return o.at(-1);if(!/^Arrow(Left|Right|Up|Down)$/.test(e))return;let r=e==="ArrowLeft"||e==="ArrowUp";return so(t,o,e)??o[o.indexOf(t)+(r?-1:1)]}function so(e,t,o){let r=o==="ArrowUp"||o==="ArrowDown",n=o==="ArrowLeft"||o==="ArrowUp"?-1:1,i=_t(e),s,l=Number.POSITIVE_INFINITY;for(let c of t){let h=_t(c),d=n*(r?h.y-i.y:h.x-i.x),b=Math.abs(r?h.x-i.x:h.y-i.y);d<4||!r&&b>d||d+3*b>=l||(l=d+3*b,s=c)}return s}function _t(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+t.height/2}}function Z({rules:e}){return a(v,{children:e.map(t=>a(v,{children:[a("span",{class:"rule-name",children:t}),a("wbr",{})]},t))})}function Mt(){let e=m(),t=lo(e),{refusal:o}=e.line,r=D(e),n=t??(o?a(po,{}):r?a(co,{}):null),i=t||o?"stop":r?.state??"rest";return a("div",{class:"slip-room",children:[a("div",{class:`slip ${i}`,children:a("p",{children:n??a(kt,{})})}),n&&a("p",{class:"behind","aria-hidden":"true",children:a(kt,{})})]})}function lo({line:e,words:t,needsEngine:o}){return e.trouble==="lost"?o?t.needsEngine:null:e.trouble==="silent"?t.silent:e.trouble==="slow"?t.working:null}function po(){let{line:e,words:t}=m();return a(v,{children:[a("b",{class:"bad",children:t.notPossible})," ",e.refusal.text," ",a(Z,{rules:e.refusal.rules})]})}function co(){let e=m(),t=D(e),o=t.reason?[{...t.reason,tone:"plain"}]:t.preview?.lines??[];return a(v,{children:[a("b",{class:"label",children:t.label})," ",a(Tt,{}),t.reason&&a("b",{class:"bad",children:[e.words.notPossible," "]}),o.map(r=>a("span",{class:`line ${r.tone}`,children:[r.text," ",a(Z,{rules:r.rules})]},r.text))]})}function kt(){let{snapshot:e,words:t}=m(),o=e.decision;return o?a(v,{children:[a("b",{class:"prompt",children:o.prompt})," ",a(Tt,{}),a("span",{class:"line quiet",children:e.status.why})]}):a(v,{children:t.noMoves})}function Tt(){let{snapshot:e,words:t}=m(),o=e.decision;if(o?.form!=="row")return null;let[r,n]=o.progress;return a(v,{children:[a("span",{class:"progress",children:[a("b",{children:[r,"/",n]})," ",t.chosen]})," "]})}function Lt({children:e}){let t=m(),{words:o,looked:r}=t,n=$(),i=D(t),s=i!==null&&i.state!=="blocked",l=c=>Ae(c)==="key"?"key":"mouse";return a("div",{class:"bar",role:"group","aria-label":o.decision,ref:n,onPointerEnter:t.stay,onPointerLeave:c=>c.pointerType==="mouse"&&t.leave(),children:[e,a(Mt,{}),a("button",{type:"button",class:i?.state==="chosen"?"go back":"go","data-item":!0,"aria-disabled":!s,onClick:c=>s&&r&&t.press(r,l(c)),children:i?.state==="chosen"?o.takeBack:o.doIt}),a("button",{type:"button",class:"ask","data-item":!0,"aria-expanded":t.panel==="why",onClick:()=>t.toggle("why"),children:i?.state==="blocked"?o.whyNot:o.why})]})}function K({name:e,title:t,children:o}){let{words:r,toggle:n,stay:i,leave:s}=m();return a("div",{class:`panel ${e}`,role:"group","aria-label":t,"data-panel":e,onPointerEnter:i,onPointerLeave:l=>l.pointerType==="mouse"&&s(),children:[a("div",{class:"panel-head",children:[a("b",{children:t}),a("button",{type:"button",class:"ask",onClick:()=>n(e),children:r.close})]}),o]})}var mo=[["Tab","keyTab"],["← ↑ → ↓ Home End","keyArrows"],["Enter","keyPress"],["Ctrl Enter","doIt"],["U | ,","undo"],["Shift U | .","redo"],["W","why"],["L","log"],["T","text"],["?","help"],["Esc","close"]],ho=[["legal","canBeChosen"],["blocked","notNow"],["chosen","chosen"],["ghost","preview"]];function zt(){let{words:e}=m();return a(K,{name:"help",title:e.help,children:[a("div",{class:"help-columns",children:[a("dl",{children:mo.map(([t,o])=>a("div",{children:[a("dt",{children:t.split(" | ").map(r=>a("kbd",{children:r},r))}),a("dd",{children:e[o]})]},t))}),a("dl",{children:ho.map(([t,o])=>a("div",{children:[a("dt",{children:a("span",{class:`swatch place ${t}`})}),a("dd",{children:e[o]})]},t))})]}),a("p",{class:"quiet",children:e.unofficial})]})}function Ct(){let{snapshot:e,words:t}=m(),o=e.recent.at(-1);if(!o)return null;let r=e.recent.slice(-3,-1);return a("p",{class:"last quiet",children:[t.last," ",r.length>0&&a("span",{class:"before",children:r.map(n=>`${n.text} `)}),o.text]})}function g({id:e,size:t,class:o=""}){return a("svg",{class:`icon ${o}`,width:t,height:t,"aria-hidden":"true",children:a("use",{href:`#${e}`})})}function B({seat:e,size:t}){return a(g,{id:`badge-${e+1}`,size:t,class:"badge"})}function Pt(){let{snapshot:e,line:t,kernel:o,words:r}=m(),n=P(null),i=t.log??e.recent;return S(()=>{t.log||o.readLog(),n.current&&(n.current.scrollTop=n.current.scrollHeight)},[o,t.log]),a(K,{name:"log",title:r.log,children:a("div",{class:"scroll",ref:n,tabIndex:0,role:"group","aria-label":r.log,children:uo(i).map(([s,l])=>a("div",{class:"log-month",children:[a("b",{children:s}),a("ol",{children:l.map((c,h)=>a("li",{children:[c.seat!==null&&a(B,{seat:c.seat,size:20}),a("span",{children:[c.text," ",a(Z,{rules:c.rules})]})]},h))})]},s))})})}function uo(e){let t=new Map;for(let o of e)t.set(o.month,[...t.get(o.month)??[],o]);return[...t]}function fo(e){let t=Math.max(...e.rows.map(r=>r.name.length)),o=e.rows.length;return o*(11*t+6)/.64+42<=320?"phone":o*(12*t+12)/.74+62<=520?"page":"wide"}function Et({result:e}){let{words:t}=m(),o=Math.max(1,...e.rows.flatMap(r=>r.points));return a("div",{class:"result",role:"group","aria-label":t.result,children:a("table",{"data-names":fo(e),children:[a("caption",{children:e.title}),a("thead",{children:a("tr",{children:[a("td",{}),e.rows.map(r=>a("th",{scope:"col",children:[a(B,{seat:r.seat,size:28}),a("span",{children:r.name})]},r.seat))]})}),a("tbody",{children:e.causes.map((r,n)=>a("tr",{children:[a("th",{scope:"row",children:r}),e.rows.map(i=>a("td",{children:a(go,{points:i.points[n]??0,most:o})},i.seat))]},r))}),a("tfoot",{children:a("tr",{children:[a("th",{scope:"row",children:t.total}),e.rows.map(r=>a("td",{children:a("b",{children:r.total})},r.seat))]})})]})})}function go({points:e,most:t}){return a("span",{class:e?"points":"points none",children:[e,a("i",{style:{width:`${100*e/t}%`}})]})}function Bt(){let{status:e}=m().snapshot;return a("p",{class:"status",tabIndex:-1,children:[a("b",{children:e.month}),e.phase&&a("span",{class:"part",children:e.phase}),a("span",{class:"part who",children:[e.seat!==null&&a(B,{seat:e.seat,size:26}),a("span",{children:e.who})]})]})}function Ht(){let{snapshot:e,words:t}=m();return a(K,{name:"text",title:t.text,children:a("pre",{class:"scroll",tabIndex:0,role:"group","aria-label":t.text,children:e.text})})}function St(){let{words:e,snapshot:t,travel:o}=m(),{at:r,steps:n,label:i}=t.timeline,[s,l]=C(null),c=s??r;return a("div",{class:"timeline",children:[a("input",{type:"range",min:0,max:n,value:c,style:{"--past":n?`${100*c/n}%`:"0%"},"aria-label":e.timeline,"aria-valuetext":i,onInput:h=>l(Number(h.currentTarget.value)),onChange:h=>{l(null),o({kind:"jump",step:Number(h.currentTarget.value)})}}),a("span",{class:"quiet",children:i})]})}var xo=["log","text","help"];function $t(){let e=m(),{words:t,snapshot:o}=e,r=$();return a("div",{class:"tools",role:"toolbar","aria-label":t.tools,ref:r,children:[["undo","redo"].map(n=>a("button",{type:"button","data-item":!0,"aria-disabled":!o.timeline[n],onClick:()=>o.timeline[n]&&e.travel({kind:n}),children:t[n]},n)),xo.map(n=>a("button",{type:"button","data-item":!0,"aria-expanded":e.panel===n,onClick:()=>e.toggle(n),children:t[n]},n))]})}function jt({rules:e}){let{snapshot:t}=m(),[o,r]=C(null);return a(v,{children:[a("span",{class:"chips",children:e.map(n=>a("button",{type:"button",class:"chip","aria-expanded":o===n,onClick:()=>r(o===n?null:n),children:n},n))}),o&&e.includes(o)&&a("span",{class:"rule-text",children:t.rules[o]})]})}function Rt(){let e=m();if(e.panel!=="why")return null;let t=D(e);return a(K,{name:"why",title:t?.label??e.snapshot.status.who,children:a("ol",{class:"chain",children:bo(e).map(o=>a("li",{class:o.tone,children:[a("span",{class:"because",children:o.text}),a(jt,{rules:o.rules})]},o.text))})})}function bo(e){let t=D(e);if(t?.reason)return[{...t.reason,tone:"bad"}];if(t?.preview)return t.preview.lines;let{status:o,decision:r}=e.snapshot;return[{text:o.why,rules:r?.rules??[],tone:"plain"}]}function F({place:e}){let t=q(m(),e);if(!t)return null;let o=t.mark.kind==="loss"||t.mark.kind==="gone",r=!t.ghost&&/^[+−]/.test(t.mark.text);return a("span",{class:`change ${o?"bad":"good"}`,children:[r&&a("i",{"aria-hidden":"true",children:o?"▼":"▲"}),t.mark.text]})}function H({place:e}){let t=m().snapshot.choices[e]?.state;return t?a("span",{class:`bead ${t}-bead`,children:[t==="blocked"&&a(g,{id:"mark-lock",size:15}),t==="chosen"&&a(g,{id:"mark-check",size:14})]}):null}var qt=34;function At({tiles:e}){let{words:t}=m(),o=$();return a("div",{class:"wall-cards",role:"group","aria-label":t.wallTiles,ref:o,children:e.map(r=>a(E,{place:r.place,text:`${r.amount} ${r.unit}`,class:"wall-card",children:[a("span",{class:"effect",children:[a(g,{id:r.icon,size:28}),a("b",{children:r.amount})]})," ",a("span",{children:r.unit}),a(H,{place:r.place})]},r.place))})}function Nt({tiles:e}){let{words:t}=m(),r=e.filter(n=>!n.used).map(n=>`${n.amount} ${n.unit}`).join(", ")||"0";return a("li",{class:"shelf",children:[a("span",{class:"sr",children:`${t.wallTiles}: ${r}`}),a("svg",{class:"icon tiles",viewBox:`0 0 ${qt*e.length} 32`,"aria-hidden":"true",children:e.map((n,i)=>a("use",{href:`#${n.icon}`,class:n.used?"used":"",x:qt*i,width:"32",height:"32"},n.place))})]})}var vo=8;function Vt({goods:e,wall:t}){let{snapshot:o}=m(),r=$();return a("ul",{class:"goods",ref:r,children:[e.map(n=>o.choices[n.place]?a(wo,{good:n},n.place):a(yo,{good:n},n.place)),t&&a(Nt,{tiles:t})]})}function wo({good:e}){return a("li",{class:"giving",children:[a(E,{place:e.place,text:`${e.amount} ${e.name}`,class:"give",children:[a(g,{id:e.icon,size:26}),a("span",{children:[a("b",{children:e.amount})," ",a(F,{place:e.place})," ",a("span",{class:"unit",children:e.name})]}),a(H,{place:e.place})]}),e.given?a(E,{place:e.back,text:`−${e.given} ${e.name}`,class:"given",children:[a("b",{children:["−",e.given]}),a(H,{place:e.back})]}):a("span",{class:"given none",children:"0"})]})}function yo({good:e}){let t=q(m(),e.place)?.mark.text??"",o=`${e.amount}${t}${e.name}`.length,r=[e.amount?"":"none",t&&(o>vo?"changed full":"changed")];return a("li",{class:r.filter(Boolean).join(" "),children:[a(g,{id:e.icon,size:26}),a("span",{children:[a("b",{children:e.amount})," ",a(F,{place:e.place})," ",a("span",{class:"unit",children:e.name})]})]})}function Ne({need:e}){return a("p",{class:"need",children:[a("b",{children:e.event}),e.bowls&&a(Ve,{bowls:e.bowls,size:22}),a("b",{class:e.tone,children:e.verdict}),a("span",{class:"sum",children:e.text})]})}function Ve({bowls:e,size:t}){return a("svg",{class:"icon bowls",viewBox:`0 0 ${26*e.total} 24`,width:t*26*e.total/24,height:t,"aria-hidden":"true",children:Array.from({length:e.total},(o,r)=>a("use",{href:r<e.full?"#good-bowl_full":"#good-bowl_empty",x:26*r,width:"24",height:"24"},r))})}var _o=["D-05","D-08","D-26"],Dt=e=>e!==void 0&&_o.includes(e),Ft=e=>`new-palace/${e}`,Ot=e=>e.startsWith("new-palace/");function fe(e){let[t,o]=e.split(" ");return{age:t==="old"?"old":"young",kind:o??""}}function ge({symbol:e,count:t,upright:o=!1}){let r=18*t-2;return a("svg",{class:"icon pips",viewBox:o?`0 0 16 ${r}`:`0 0 ${r} 16`,"aria-hidden":"true",children:Array.from({length:t},(n,i)=>a("use",{href:`#sym-${e}`,x:o?0:18*i,y:o?18*i:0,width:"16",height:"16"},i))})}function De({room:e,vacant:t}){let o=m(),{words:r,snapshot:n}=o,i=q(o,e.place),{person:s}=e,l=i?.mark.person?fe(i.mark.person):null,c=s??l,h=i?.mark.kind==="gone",d=h?"going":i?i.ghost?"ghost":"fresh":"",b=c?`lit of-${c.kind} ${c.age}`:t&&!n.choices[e.place]?"empty shuttered":"empty",w=!c&&n.choices[e.place]?.state==="legal",p=e.state==="homeless"?r.noFloor:e.state==="falls"?r.falls:"",f=h?r.leaves:p||(s?"":i?.mark.text),M=s?.name??(w?r.here:r.emptyFloor);return a(E,{place:e.place,text:[M,f].filter(Boolean).join(", "),class:`room ${b} ${d} ${e.state??""}`,picture:!0,children:[c?a("span",{class:"dweller",children:[a(g,{id:`person-${c.kind}`,class:"person"}),a("span",{class:"who",children:[s&&a("span",{class:"name",children:s.short})," ",f?a("b",{class:"said",children:f}):s&&a(ge,{symbol:s.symbol,count:s.symbols})]}),h&&a(g,{id:"mark-cross",class:"cross"})]}):(w||p)&&a("b",{children:p||r.here}),a(H,{place:e.place})]})}var Wt=()=>a("svg",{class:"icon roof","aria-hidden":"true",children:a("use",{href:"#part-roof",width:"100%",height:"100%"})}),ko=()=>a("svg",{class:"icon eave","aria-hidden":"true",children:a("use",{href:"#part-eave",width:"100%",height:"100%"})}),Mo=e=>e?.kind==="new"&&e.person!==void 0;function It({palace:e}){let t=m(),{snapshot:o,words:r}=t,n=Dt(o.decision?.id)&&!!o.choices[e.place],i=q(t,e.place)?.mark.kind==="gone",s=e.inhabited||e.rooms.some(d=>Mo(q(t,d.place)?.mark)),l=e.rooms.filter(d=>d.state!=="homeless"),c=e.rooms.filter(d=>d.state==="homeless"),h=["palace",s?"":"vacant",i?"gone":""].filter(Boolean).join(" ");return a("div",{class:h,role:"group","aria-label":`${r.palace} ${e.number}`,children:[a("div",{class:"building",children:[c.toReversed().map(d=>a(De,{room:d,vacant:!1},d.place)),a(Wt,{}),n&&a(To,{palace:e}),l.toReversed().map((d,b)=>a(v,{children:[(b>0||n)&&a(ko,{}),a(De,{room:d,vacant:!e.inhabited})]},d.place)),a("i",{class:"plinth"})]}),n?a(Kt,{palace:e}):a(Lo,{palace:e})]})}function To({palace:e}){let t=m(),o=q(t,e.place)?.mark.text??"+1";return a(E,{place:e.place,text:`${o}, ${t.words.palace} ${e.number}`,class:"new-floor",children:[a("b",{children:o}),a(H,{place:e.place})]})}function Lo({palace:e}){let t=m();if(!t.snapshot.choices[e.place])return a(Kt,{palace:e});let o=q(t,e.place)?.mark.text??e.forecast?.shown,r=[e.number,o].filter(Boolean).join(" ");return a("div",{class:"base",children:[a("i",{class:"ground"}),a(E,{place:e.place,text:`${r}, ${t.words.palace}`,class:"foot-stone",children:[a(Ut,{palace:e}),a(H,{place:e.place})]})]})}var Kt=({palace:e})=>a("div",{class:"base",children:[a("i",{class:"ground"}),a(Ut,{palace:e})]});function Ut({palace:e}){let t=q(m(),e.place);return a(v,{children:[a("b",{class:"number",children:e.number})," ",e.rice&&a(g,{id:`good-bowl_${e.rice}`,size:22}),t?a(F,{place:e.place}):e.forecast&&a("b",{class:e.forecast.tone,children:e.forecast.shown})]})}function Gt({place:e}){let{words:t}=m();return a("div",{class:"palace founded",children:[a("div",{class:"building",children:[a(Wt,{}),a(E,{place:e,text:`+1, ${t.newPalace}`,class:"new-floor",children:[a("b",{class:"full",children:t.newPalace}),a("b",{class:"short",children:"+1"}),a(H,{place:e})]}),a("i",{class:"plinth"})]}),a("div",{class:"base",children:a("i",{class:"ground"})})]})}function Yt({court:e}){let{words:t,snapshot:o}=m(),r=e.wall?.some(i=>o.choices[i.place]),n=e.goods.some(i=>o.choices[i.place]);return a("div",{class:`court seat-${e.seat+1}${n?" giving":""}`,role:"group","aria-label":`${t.court} ${e.name}`,children:[a("div",{class:"cabinet",children:[a(B,{seat:e.seat,size:34}),a("b",{class:Fe(e.name),children:e.name}),a("span",{class:"points-now",children:[a("b",{children:e.vp})," ",t.vp," ",a(F,{place:`vp/${e.seat}`})]}),a(Vt,{goods:e.goods,wall:r?void 0:e.wall})]}),r?a("div",{class:"ahead",children:[e.need&&a(Ne,{need:e.need}),a(At,{tiles:e.wall})]}):e.need&&a(Ne,{need:e.need}),a(zo,{court:e})]})}var Fe=e=>e.length>8?"name long":"name";function zo({court:e}){let t=m(),o=$(),r=Ft(e.seat),n=!!t.snapshot.choices[r],i=e.palaces.length+(n?1:0);return a("div",{class:"city",style:{"--palaces":i,"--half":Math.ceil(i/2)},"data-many":Co(i),ref:o,children:[e.palaces.map(s=>a(It,{palace:s},s.place)),n&&a(Gt,{place:r})]})}var Co=e=>e>6?"most":e>4?"many":"few";var ee=23,xe=11,Oe=34,Xt=44,We=3*ee+xe+3;function Jt({palaces:e}){let t=Math.max(e.length,4);return a("svg",{class:"icon skyline",viewBox:`0 0 ${t*Xt} ${We}`,preserveAspectRatio:"xMinYMax meet","aria-hidden":"true",children:e.map((o,r)=>a(Po,{palace:o,x:5+r*Xt},o.place))})}function Po({palace:e,x:t}){let o=e.rooms.filter(n=>n.state!=="homeless").length,r=We-2-o*ee;return a(v,{children:[e.rooms.map((n,i)=>a(Eo,{room:n,x:t,y:We-2-(i+1)*ee-(i<o?0:xe)},n.place)),a("use",{href:"#part-roof_mini",class:e.inhabited?"":"faded",x:t-4,y:r-xe+1,width:Oe+8,height:xe})]})}function Eo({room:e,x:t,y:o}){let r=m().snapshot.marks[e.place],n=r?.kind==="gone"&&r.person?fe(r.person):null,i=e.person??n;return i?a(v,{children:[a("rect",{class:`mini-room of-${i.kind}`,x:t+1,y:o,width:Oe-2,height:ee}),a("use",{class:`lit of-${i.kind}`,href:`#person-${i.kind}`,x:t+6,y:o+1,width:"22",height:"22"}),i.age==="old"&&a("path",{class:"mini-old",d:`M${t+2} ${o+1}h9l-9 9z`}),n&&a("use",{class:"cross",href:"#mark-cross",x:t+6,y:o,width:"22",height:"22"})]}):a("path",{class:"mini-empty",d:`M${t+1} ${o+ee}v${-ee}h${Oe-2}v${ee}`})}function Qt({courts:e,open:t}){let{words:o}=m(),r=$();return a("div",{class:"others",role:"group","aria-label":o.others,"data-count":e.length,ref:r,children:e.map(n=>a(Bo,{court:n,open:t},n.seat))})}function Bo({court:e,open:t}){let{words:o}=m(),{need:r}=e,n=e.goods.slice(0,4),i=e.wall?.filter(c=>!c.used).length,s=e.wall&&`${o.wallTiles}: ${i}`,l=[...n.map(c=>`${c.amount} ${c.name}`),s,r?.verdict].filter(Boolean).join(", ");return a("button",{type:"button",class:`small-court seat-${e.seat+1}`,"data-item":!0,onClick:()=>t(e.seat),children:[a("span",{class:"small-head",children:[a(B,{seat:e.seat,size:26}),a("b",{class:Fe(e.name),children:e.name})," ",r?.bowls&&a(Ve,{bowls:r.bowls,size:16}),a("b",{class:"small-vp",children:[e.vp," ",a("small",{children:o.vp})]})," "]}),a(Jt,{palaces:e.palaces}),a("span",{class:"sr",children:l}),a("span",{class:e.wall?"small-goods walled":"small-goods","aria-hidden":"true",children:[n.map(c=>a("span",{class:c.amount?"":"none",children:[a(g,{id:c.icon,size:18}),c.amount]},c.place)),e.wall&&a("span",{class:i?"":"none",children:[a(g,{id:"tile-wall_built",size:18}),i]}),r&&a("b",{class:`verdict ${r.tone}`,children:r.short})]})]})}function be({children:e}){let{snapshot:t}=m(),{courts:o,active:r}=t.board,[n,i]=C(null),s=`${t.decision?.id} ${r}`;S(()=>i(null),[s]);let l=n??r,c=o.find(d=>d.seat===l)??o[0],h=o.filter(d=>d!==c);return a("div",{class:"courts",children:[a("div",{class:"shown",children:[a(Yt,{court:c},c.seat),e]}),a(Qt,{courts:h,open:d=>i(d===r?null:d)})]})}var Ho=2;function Zt(){let e=m().snapshot.board.extras.filter(t=>!Ot(t.place));return e.length?a("div",{class:e.length>Ho?"extras many":"extras",children:e.map(t=>a(E,{place:t.place,text:`${t.name} ${t.detail}`.trim(),class:t.kind?`card of-${t.kind}`:"card",children:[a("span",{class:"effect",children:[a(g,{id:t.icon,size:t.kind?34:28}),a("span",{children:[a("b",{children:t.name})," ",t.detail]})]}),a(H,{place:t.place})]},t.place))}):null}function ve({icon:e,summary:t,children:o}){let[r,n]=C(!1);return a(v,{children:[a("button",{type:"button",class:"fold","aria-expanded":r,onClick:()=>n(!r),children:[a(g,{id:e,size:24}),a("span",{children:t})]}),r&&a("div",{class:"unfolded",children:o})]})}function Ie({card:e}){let t=[e.name,e.amount,e.unit].filter(Boolean).join(" ");return a(E,{place:e.place,text:t,class:"card",children:[a("span",{class:"name",children:e.name})," ",a("span",{class:"effect",children:[a(g,{id:e.icon,size:28}),a("span",{children:[a("b",{children:e.amount})," ",e.unit]})]}),a(H,{place:e.place})]})}var So=7;function we(){let{words:e,snapshot:t}=m(),o=$(),{groups:r,pass:n}=t.board,i=r.reduce((s,l)=>s+l.cards.length,0);return a("div",{class:i>So?"groups many":"groups",role:"group","aria-label":e.groups,ref:o,children:[r.map(s=>a($o,{group:s},s.letter)),n&&a("div",{class:"tray pass",style:{"--cards":1},children:a("div",{class:"cards",children:a(Ie,{card:n})})})]})}function $o({group:e}){let{courts:t}=m().snapshot.board,o=e.dragons.map(n=>t.find(i=>i.seat===n)?.name),r=[e.letter,...o,e.fee].filter(Boolean).join(", ");return a("div",{class:`tray${e.dragons.length?" used":""}`,style:{"--cards":e.cards.length},"data-cards":e.cards.length,role:"group","aria-label":r,children:[a("div",{class:"tray-head",children:[a("b",{children:e.letter}),e.dragons.map(n=>a("span",{class:"dragon",children:[a(g,{id:"piece-dragon",size:37}),a(B,{seat:n,size:22})]},n)),e.fee&&a("span",{class:"fee",children:e.fee})]}),a("div",{class:"cards",children:e.cards.map(n=>a(Ie,{card:n},n.place))})]})}function ea({hand:e}){let t=Math.max(3,Math.ceil((e.cards.length+1)/2));return a("div",{class:"hand",role:"group","aria-label":e.name,style:{"--columns":t},children:[e.cards.map(o=>a(jo,{card:o},o.place)),e.spent&&a("span",{class:"spent",children:e.spent})]})}function jo({card:e}){let t=e.count>1?`×${e.count}`:"",o=e.kind==="wild",r=[o&&"?",t,e.name].filter(Boolean).join(" ");return a(E,{place:e.place,text:r,class:`hand-card lit of-${e.kind}`,picture:!0,children:[o?a("b",{class:"wild",children:"?"}):a(g,{id:`person-${e.kind}`,class:"person"}),t&&a("span",{children:t}),a(H,{place:e.place})]})}function ta({tile:e,age:t}){let o=`tile lit of-${e.kind} ${t}${e.left?"":" out"}`;return a(E,{place:e.place,text:`+${e.steps} ×${e.left}, ${e.name}`,class:o,picture:!0,children:[a("span",{class:"figure",children:[a(g,{id:`person-${e.kind}`,class:"person"}),a(ge,{symbol:e.symbol,count:e.symbols,upright:!0})]}),a("span",{class:"counts",children:[a("b",{children:["+",e.steps]})," ",a("span",{children:["×",e.left]})]}),a(H,{place:e.place})]})}function ye(){let{words:e,snapshot:t}=m(),{offer:o,hand:r}=t.board,n=$();return a("div",{class:"market",role:"group","aria-label":e.offer,ref:n,children:[a("div",{class:"offer",children:o.rows.map(i=>a("div",{class:`row ${i.age}`,role:"group","aria-label":i.name,children:[a("b",{class:"row-name",children:i.name}),i.tiles.map((s,l)=>s?a(ta,{tile:s,age:i.age},s.place):a("span",{class:"notch"},l))]},i.age))}),r&&a(ea,{hand:r})]})}function aa(){let{offer:e}=m().snapshot.board;return a(ve,{icon:"good-hand",summary:e.summary,children:a(ye,{})})}function oa(){let{words:e}=m();return a(ve,{icon:"good-hand",summary:e.courts,children:a(be,{})})}function ra(){let{words:e,snapshot:t}=m(),{groups:o,courts:r}=t.board;if(!o.length)return null;let n=s=>r.find(l=>l.seat===s)?.name,i=a("span",{class:"groups-summary",children:[e.groups,o.map(s=>a("span",{children:[a("b",{children:s.letter}),s.dragons.map(l=>a("span",{children:[a(B,{seat:l,size:22}),a("span",{class:"sr",children:n(l)})]},l))]},s.letter))]});return a(ve,{icon:"sym-hammer",summary:i,children:a(we,{})})}function na(){let{words:e,snapshot:t}=m(),{order:o,active:r}=t.board;return a("div",{class:"order",children:[a("span",{class:"quiet",children:e.order}),a("ol",{"aria-label":e.order,children:o.map(n=>a("li",{class:n.seats.includes(r)?"me":"",children:[a("span",{class:n.seats.length>2?"stack wide":"stack",children:n.seats.map(i=>a(B,{seat:i,size:26},i))}),a("b",{children:n.space}),a("span",{class:"sr",children:n.name}),n.seats.map(i=>a(F,{place:`space/${i}`},i))]},n.seats.join()))})]})}var Ro=["1","2","3","4","5"];function ia({slot:e,broad:t}){let o=m(),r=q(o,e.place),n=e.seat??(r?.ghost?o.snapshot.decision.seat:null),i=r?r.ghost?"ghost":"fresh":"",s=["slot",n===null?"free":"",e.due?"due":"",e.last?"last":"",i];return a("span",{class:s.filter(Boolean).join(" "),children:[n!==null&&a(v,{children:[a("span",{class:"bricks",children:(t?Ro:["1"]).map(l=>a("svg",{class:"icon","aria-hidden":"true",children:a("use",{href:"#part-wall",width:"100%",height:"100%"})},l))}),a(B,{seat:n,size:18})]}),e.name&&a("span",{class:"sr",children:e.name})]})}function sa({wall:e}){return a("p",{class:"wall-line",children:[a(g,{id:"tile-wall_built",size:24}),a("span",{children:[a("b",{children:e.name})," ",e.text," ",e.verdict&&a("b",{class:e.tone,children:e.verdict})," ",a("span",{class:"owners",children:e.owners.map(t=>a("span",{children:[a(B,{seat:t.seat,size:20}),a("span",{class:"sr",children:t.name})," ",t.tiles]},t.seat))})]})]})}function la({great:e}){return a("p",{class:`great-line ${e.state}`,children:[a(g,{id:`super-${e.event}`,size:24}),a("span",{children:[e.title,": ",a("b",{children:e.name}),", ",e.rule,". ",a(Z,{rules:e.rules})]})]})}function pa(){let{words:e,snapshot:t}=m(),{year:o,wall:r}=t.board,n=o.find(i=>i.great)?.great;return a(v,{children:[a("div",{class:r?"year walled":"year",children:a("ol",{"aria-label":e.year,children:o.map((i,s)=>a(qo,{month:i,slot:r?.slots[s]},i.month))})}),(r||n&&n.state!=="done")&&a("div",{class:"beyond",children:[r&&a(sa,{wall:r}),n&&n.state!=="done"&&a(la,{great:n})]})]})}function qo({month:e,slot:t}){let{words:o}=m(),{state:r,great:n}=e;return a("li",{class:n?`${r} great`:r,style:{"--month":e.month},"aria-current":r==="now"?"step":void 0,children:[a("span",{class:"seal",children:[a("b",{children:e.month}),r==="done"&&a(g,{id:"mark-check",size:13}),r==="done"&&a("span",{class:"sr",children:o.done})]}),n?a("span",{class:"pair",children:[a(g,{id:`event-${e.event}`}),a(g,{id:`super-${n.event}`})]}):a(g,{id:`event-${e.event}`,class:"event"}),a("span",{class:"name",children:[e.name,r==="now"&&a("small",{children:e.rule}),n&&a("b",{class:r==="now"?"plus":"sr",children:["+ ",n.name]})]}),t&&a(ia,{slot:t,broad:r==="now"})]})}function da(){let{snapshot:e,panel:t}=m(),{focus:o}=e.board,r=e.decision&&a(v,{children:[a(Lt,{children:a(Zt,{})}),a(Rt,{})]});return a(v,{children:[a("div",{class:"top",children:[a(Bt,{}),a(na,{})]}),a(pa,{}),e.result&&a(Et,{result:e.result}),o==="groups"&&a(we,{}),o==="offer"&&a(ye,{}),o!=="court"&&r,!e.result&&a(be,{children:o==="court"&&r}),a("div",{class:"foot",children:[a($t,{}),a(St,{}),e.result&&a(oa,{}),o!=="groups"&&!e.result&&a(ra,{}),o!=="offer"&&!e.result&&a(aa,{}),a(Ct,{})]}),t==="log"&&a(Pt,{}),t==="text"&&a(Ht,{}),t==="help"&&a(zt,{})]})}var ca=`<svg xmlns="http://www.w3.org/2000/svg">
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
<symbol id="super-ge_lantern" viewBox="0 0 32 32"><g class="pg"><path d="M16 2v4M16 24.6V30M13.4 30h5.2"/><path class="r" d="M11 6h10c4 2.6 5.6 5.8 5.6 9.3S25 22 21 24.6H11c-4-2.6-5.6-5.8-5.6-9.3S7 8.6 11 6z"/><path class="h" d="M12.6 6c-2.6 5.6-2.6 13 0 18.6M19.4 6c2.6 5.6 2.6 13 0 18.6"/></g></symbol>
<symbol id="super-ge_buddha" viewBox="0 0 32 32"><g class="pg"><circle class="h" cx="16" cy="8.6" r="7"/><circle class="p" cx="16" cy="9" r="3.9"/><path class="p" d="M9.6 20.6c.2-5 2.6-7 6.4-7s6.2 2 6.4 7l5 2.8c1.4 3.6-1 5.6-3.4 5.6H8c-2.4 0-4.8-2-3.4-5.6z"/><path d="M11 24.4c3.2 1.6 6.8 1.6 10 0"/></g></symbol>
<symbol id="super-ge_quake" viewBox="0 0 32 32"><g class="pg"><path class="p" d="M3 14.6h11.6l-2.6 5 3.2 3.6-2 5.8H3zM29 14.6H18.6l-2.6 5 3.2 3.6-2 5.8H29z"/><path class="r" d="M1.6 14.6C4.6 13.2 6 11 7 8h7l3-4 1.4 4H25c1 3 2.4 5.2 5.4 6.6z"/></g></symbol>
<symbol id="super-ge_flood" viewBox="0 0 32 32"><g class="pg"><path class="p" d="M3 21.6C3.6 11 10 4.6 18.6 5c5 .3 8 3.6 7.6 7.2-.4 3-3.4 4.4-5.6 3-2-1.3-1.6-4 .6-4.4-6.6-1.6-9 6-3.6 10.8z"/><path d="M2.6 21.6h27M5 26.4c3.6-1.8 7.3 1.8 11 0s7.4-1.8 11 0"/></g></symbol>
<symbol id="super-ge_eclipse" viewBox="0 0 32 32"><g class="pg"><circle class="g" cx="16" cy="16" r="9"/><path class="k" d="M19.6 7.8a9 9 0 1 0 0 16.4 9.6 9.6 0 0 1 0-16.4z"/><path d="M16 1.8v2M16 28.2v2M30.2 16h-2M1.8 16h2M26 6l-1.4 1.4M26 26l-1.4-1.4M6 6l1.4 1.4M6 26l1.4-1.4"/></g></symbol>
<symbol id="super-ge_volcano" viewBox="0 0 32 32"><g class="pg"><path class="p" d="M2.6 29l8.6-13.6h9.6L29.4 29z"/><path class="r" d="M11.2 15.4h9.6l2.4 3.8-3 2-2.6-2.4-2.4 5-2.6-4.2-3.6 1.4z"/><path d="M16 12c-3.6-1.4-3.6-4.6-.6-5.4.4-3.6 5-4.6 7-1.8 3.6-.2 5 3.4 2.6 5.6"/></g></symbol>
<symbol id="super-ge_tornado" viewBox="0 0 32 32"><g class="pg"><path d="M4.6 5.6h22.8M6.6 10.6h18M10 15.6h13M14 20.6h7.6M15.6 25.6h3.6M17 29.6h.6"/></g></symbol>
<symbol id="super-ge_sunrise" viewBox="0 0 32 32"><g class="pg"><path class="g" d="M7 22.6a9 9 0 0 1 18 0z"/><path d="M2.4 22.6h27.2M6.6 27.6h18.8M16 8.8v-4M7.6 12.4L4.8 9.6M24.4 12.4l2.8-2.8"/></g></symbol>
<symbol id="super-ge_assassination" viewBox="0 0 32 32"><g class="pg"><path class="r" d="M4 4.4h15v20L11.5 29 4 24.4z"/><path class="p" d="M27.8 3.6l-1.6 7.2-8.6 8.6-2.6-2.6 8.6-8.6z"/><path d="M13.4 15.6l5.4 5.4M15 18.8l-3.6 3.6"/></g></symbol>
<symbol id="super-ge_charter" viewBox="0 0 32 32"><g class="pg"><path class="p" d="M7 4.6h18v18.8H7z"/><path class="p" d="M4.6 4.6h22.8M4.6 23.4h22.8"/><path class="h" d="M11 9.6h10M11 13.6h10M11 17.6h6"/><circle class="r" cx="21.6" cy="24.6" r="3.4"/><path d="M20 27.4l-1 3.2M23.2 27.4l1 3.2"/></g></symbol>
<symbol id="tile-wall_rice" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><path class="p" d="M13.6 16c-2.4 1.6-3.6 3.4-3.4 5.8.2 2.2 1.4 3.2 3 3.2h5.6c1.6 0 2.8-1 3-3.2.2-2.4-1-4.2-3.4-5.8z"/><path d="M13 16h6M14 16l-.6-2.4h5.2L18 16"/></g></symbol>
<symbol id="tile-wall_fireworks" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><path class="r" d="M13.4 21v-4.2l2.6-3.4 2.6 3.4V21z"/><path d="M16 21v5"/></g></symbol>
<symbol id="tile-wall_floor" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><path class="r" d="M7.6 18.6c2-.6 3-2.2 3.6-4.4h9.6c.6 2.2 1.6 3.8 3.6 4.4z"/><path class="p" d="M10.4 18.6h11.2v7H10.4z"/></g></symbol>
<symbol id="tile-wall_yuan" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><circle class="g" cx="12" cy="19.6" r="4.4"/><circle class="g" cx="20" cy="19.6" r="4.4"/></g></symbol>
<symbol id="tile-wall_track" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><path d="M8.6 15.6l4 4-4 4M14 15.6l4 4-4 4M19.4 15.6l4 4-4 4"/></g></symbol>
<symbol id="tile-wall_vp" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><circle class="h" cx="9.6" cy="19.6" r="2.6"/><circle class="h" cx="16" cy="19.6" r="2.6"/><circle class="h" cx="22.4" cy="19.6" r="2.6"/></g></symbol>
<symbol id="tile-wall_built" viewBox="0 0 32 32"><g class="pg"><path class="w" d="M2.6 29.4V6h5v4h5.8V6h5.2v4h5.8V6h5v23.4z"/><path class="h" d="M2.8 15.6h26.4M2.8 22.4h26.4M9.6 15.6v6.8M22.4 15.6v6.8M16 10v5.6M16 22.4v7M6 22.4v7M26 22.4v7"/></g></symbol>
<symbol id="part-wall" viewBox="0 0 60 24" preserveAspectRatio="none"><g class="pg"><path class="w n" d="M0 24V0h9v6h12V0h18v6h12V0h9v24z"/><path class="rl" d="M0 .8h9v6h12v-6h18v6h12v-6h9"/></g></symbol>
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
`;function ma(){let{line:e,words:t,kernel:o}=m();return e.trouble!=="lost"?null:a("div",{class:"banner",role:"group","aria-label":t.connection,children:[a("span",{children:t.lost}),a("button",{type:"button",class:"ask",onClick:()=>o.ping(!0),children:t.restore})]})}var No=5e3;function ha(e,t){S(()=>{let o=setInterval(()=>{t.current?.matches(":focus-within")&&document.visibilityState==="visible"&&e.ping()},No);return()=>clearInterval(o)},[e,t])}var Vo=300,ua=3e3,Ke=class{line;#t;#l=()=>{};#a=0;#p=0;#o=0;#r=[];constructor(t){this.#t=t,this.line={snapshot:t.get("snapshot"),theme:t.get("theme"),waiting:!1,trouble:"none",refusal:null,log:null}}open(t){let o=this.#t,r=()=>this.#e({snapshot:o.get("snapshot"),refusal:null,log:null}),n=()=>this.#e({theme:o.get("theme")}),i=l=>this.#c(l),s=()=>this.ping(!0);return this.#l=t,o.on("change:snapshot",r),o.on("change:theme",n),o.on("msg:custom",i),o.on("comm_live_update",s),o.get("snapshot")!==this.line.snapshot&&r(),()=>{o.off("change:snapshot",r),o.off("change:theme",n),o.off("msg:custom",i),o.off("comm_live_update",s),this.#s()}}ask(t){if(this.line.waiting)return!1;let o=this.#n({...t,revision:this.line.snapshot.revision});return o?(this.#p=o,this.#e({waiting:!0,refusal:null}),this.#i(Vo,()=>this.#e({trouble:"slow"})),this.#i(ua,()=>this.#e({trouble:"silent"})),!0):!1}readLog(){this.#n({kind:"log"})}ping(t=!1){let o=this.#n({kind:"ping"});!o||!t||(this.#o=o,this.#i(ua,()=>this.#o===o&&this.#d()))}#n(t){this.#a+=1;try{return this.#t.send({...t,seq:this.#a}),this.#a}catch{return this.#d(),0}}#c(t){if(this.#o=0,t.kind==="log"&&this.#e({log:t.lines}),t.seq===this.#p){this.#s();let o=t.kind==="refused"?{text:t.text,rules:t.rules}:null;this.#e({waiting:!1,trouble:"none",refusal:o})}else this.#e(this.#m())}#m(){return this.line.waiting?{}:{trouble:"none"}}#d(){this.#s(),this.#e({waiting:!1,trouble:"lost"})}#e(t){this.line={...this.line,...t},this.#l(this.line)}#i(t,o){this.#r.push(setTimeout(o,t))}#s(){for(let t of this.#r)clearTimeout(t);this.#r=[]}};function fa(e){let[t]=C(()=>new Ke(e)),[o,r]=C(t.line);return S(()=>t.open(r),[t]),[t,o]}var ga={w:"why",l:"log",t:"text","?":"help"};function xa(e,t){Do(e.panel,t);function o(r){e.snapshot.timeline[r]&&e.travel({kind:r})}return r=>{let n=r.target;if(r.metaKey||r.altKey||n.matches("input:not([type=range]), textarea"))return;let i=r.key.toLowerCase();if(r.ctrlKey){if(i!=="enter"||!e.looked)return;e.press(e.looked,"key")}else if(i==="u")o(r.shiftKey?"redo":"undo");else if(r.code==="Comma")o("undo");else if(r.code==="Period")o("redo");else if(r.key==="Escape"&&e.panel)e.toggle(e.panel);else if(ga[i])e.toggle(ga[i]);else return;r.preventDefault()}}function Do(e,t){let o=P(null);V(()=>{let r=t.current,n=r.getRootNode();if(!e){!n.activeElement&&o.current?.isConnected&&o.current.focus(),o.current=null;return}o.current=n.activeElement??o.current,e!=="why"&&r.querySelector(`[data-panel="${e}"] button`)?.focus()},[e,t])}var Ue=120;function ba(){let{snapshot:e,line:t,words:o,needsEngine:r}=m(),n=P(e.revision),[i,s]=C("");return S(()=>{e.revision!==n.current&&(n.current=e.revision,s(Fo(e.recent)))},[e]),S(()=>{t.refusal&&s(t.refusal.text)},[t.refusal]),S(()=>{t.trouble==="lost"&&s(r?o.needsEngine:o.lost),t.trouble==="silent"&&s(o.silent)},[t.trouble,r,o]),a("p",{class:"sr","aria-live":"polite",children:i})}function Fo(e){let t=e.map(n=>n.text).join(" ");if(t.length<=Ue)return t;let o=e.filter((n,i)=>i===0||n.month===e[i-1].month);return(o.filter(n=>n.text.length<=Ue).at(-1)??o.at(-1)).text.slice(0,Ue)}function va(e,t){if(e!=="auto")return e;let o=t.dataset.jpThemeLight;return o?o==="true"?"light":"dark":t.matches(".vscode-light, .vscode-high-contrast-light")?"light":t.matches(".vscode-dark, .vscode-high-contrast")?"dark":null}function wa(e){let[t,o]=C(()=>va(e,document.body));return S(()=>{let r=()=>o(va(e,document.body)),n=new MutationObserver(r);return n.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","class"]}),r(),()=>n.disconnect()},[e]),t}var Oo=500,Wo=8;function ya(e,t,o){let{snapshot:r}=t,{revision:n}=r,[i,s]=C(null),l=P(0),c=P(null),h=P(null),[d,b]=C(null),[w,p]=C(!1),[f,M]=C(null),y=i?.revision===n&&r.choices[i.place]?i.place:null;S(()=>{b(null),h.current=c.current},[r]),S(()=>()=>clearTimeout(l.current),[]),S(()=>{t.trouble!=="lost"&&p(!1)},[t.trouble]);function k(u){if(t.trouble!=="lost")return void e.ask(u);p(!0),e.ping(!0)}function x(u){clearTimeout(l.current),s(j=>j?.place===u&&j.revision===n?j:{place:u,revision:n})}function z(){let u=o.current?.getRootNode()?.activeElement,j=u?.matches(":focus-visible")&&!ue(u);if(j&&u?.closest(".bar"))return;let R=j?u?.dataset.place:void 0;s(U=>R&&U?{...U,place:R}:null)}return{snapshot:r,words:r.words,line:t,kernel:e,looked:y,look:x,stir({clientX:u,clientY:j}){c.current={x:u,y:j};let R=h.current;R&&Math.hypot(u-R.x,j-R.y)>=Wo&&(h.current=null)},away(){c.current=null,h.current=null},point(u){h.current||x(u)},leave(){clearTimeout(l.current),d||(l.current=setTimeout(z,Oo))},stay:()=>clearTimeout(l.current),press(u,j){x(u);let R=r.choices[u];if(!(!R||R.state==="blocked"||t.waiting)){if(j==="touch"&&d!==u)return b(u);k({kind:R.state==="chosen"?"take_back":"play",move:R.move})}},needsEngine:w,travel:k,panel:f,toggle:u=>M(f===u?null:u)}}function _a({model:e,children:t}){let[o,r]=fa(e),n=P(null),i=ya(o,r,n),s=wa(r.theme),l=xa(i,n);wt(r,n),ha(o,n);let{snapshot:c}=r;return a(qe.Provider,{value:i,children:a("section",{class:"frame",ref:n,"data-theme":s,lang:c.language,"aria-label":c.title,"aria-busy":r.waiting,onKeyDown:l,onPointerMoveCapture:h=>h.pointerType==="mouse"&&i.stir(h),onPointerLeave:h=>h.pointerType==="mouse"&&i.away(),children:[a("div",{class:"eaves"}),a("div",{class:"inside",children:[a(ma,{}),t]}),a(ba,{})]})})}var ka=`/* The city: palaces in a row on one ground; a building and its foot share grid rows with their neighbours. */
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
`;var Ma=`/* The court: cabinet on the left, city on the right. */
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
`;var Ta=`/* Action groups: cards in trays. */
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
/* The dragons on the letters must not push the last one off the line. */
.groups-summary:has(.badge) {
  column-gap: 8px;
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
`;var La=`/* The hand: cards beside the tray, above it on narrow pages. */
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
`;var za=`/* The offer: tiles on a wooden tray. */
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
`;var Ca=`/* Order: badges on a thread. */
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
  .order ol {
    flex-wrap: wrap;
    row-gap: 2px;
  }
  .order li {
    padding: 0 1px;
  }
}
`;var Pa=`/* The other courts: cards with a skyline. */
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
`;var Ea=`/* Rooms: who lives there, who would, who has to leave. */
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
`;var Ba=`/* Colours of the drawings. They come in by inherited tokens: selectors from outside do not reach into a use element. */
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
`;var Ha=`/* The Great Wall: a slot at the foot of every month, bricks from the left; below, how far it has to reach. */
.year.walled li {
  position: relative;
  padding-bottom: 28px;
}
.slot {
  position: absolute;
  inset: auto 0 0 0;
  display: grid;
  place-items: center;
  height: 24px;
  border-top: 1px solid var(--hair);
}
.slot.due.free {
  border: 1.5px dashed var(--line);
  background: var(--card);
}
.slot:not(.free) {
  border: 0;
}
.slot > * {
  grid-area: 1 / 1;
}
.bricks {
  position: absolute;
  inset: 0;
  display: flex;
}
.bricks .icon {
  flex: 1 1 0;
  min-width: 0;
  height: 100%;
}
.slot .badge {
  position: relative;
  margin-top: 5px;
}
.slot.ghost {
  border: 2px dashed var(--jade);
  background: var(--jade-2);
}
.slot.ghost .bricks {
  opacity: 0.6;
}
.slot.fresh {
  box-shadow: inset 0 0 0 2.5px var(--jade);
}
/* So far the next check asks the wall to reach: a post with a flag. */
.slot.last::after {
  content: "";
  position: absolute;
  inset: -12px 0 0 auto;
  width: 12px;
  background: var(--lacquer);
  clip-path: polygon(0 22%, 75% 0, 75% 0, 100% 0, 100% 100%, 75% 100%, 75% 44%);
}
.beyond {
  display: flex;
  flex-wrap: wrap;
  gap: 1px 24px;
  padding: 0 2px;
  line-height: 1.25;
}
.wall-line,
.great-line {
  display: flex;
  align-items: center;
  gap: 8px;
}
.owners {
  display: inline-flex;
  gap: 10px;
  margin-left: 8px;
  vertical-align: bottom;
}
.owners > span {
  display: flex;
  align-items: center;
  gap: 4px;
  font-weight: 650;
}
.great-line b {
  color: var(--lacquer);
}
/* The event and the Super Event side by side, one above the other where there is no room. */
.pair {
  display: flex;
  flex-wrap: wrap;
  gap: 3px 4px;
  justify-content: center;
  justify-self: end;
}
.pair .icon {
  width: 30px;
  height: 30px;
}
.year .now .pair .icon {
  width: 38px;
  height: 38px;
}
.year .now.great {
  flex-grow: 8.5;
}
.year .done .pair {
  --brass: transparent;
  --accent: transparent;
  --face: transparent;
  --leaf: transparent;
  --ink: var(--ink-2);
  flex-direction: column;
  justify-self: center;
}
.year .done .pair .icon {
  width: 20px;
  height: 20px;
}
@container page (max-width: 779px) {
  .owners {
    margin-left: 0;
  }
}
@container page (max-width: 1099px) {
  .year :is(.next, .done) .pair .icon {
    width: 22px;
    height: 22px;
  }
}
@container page (min-width: 520px) and (max-width: 899px) {
  .year .now .pair {
    display: none;
  }
}
.year .plus {
  display: block;
  color: var(--lacquer);
}
/* Tiles that a court has not laid yet; those it has laid are bricks. */
.shelf .tiles {
  width: 100%;
  max-width: 150px;
  min-width: 134px;
}
.shelf .used {
  opacity: 0.4;
}
.wall-cards {
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  padding: 8px 14px 5px;
}
.frame .wall-card {
  display: grid;
  align-content: center;
  min-height: 58px;
  padding: 3px 4px 4px 9px;
  border: 1.5px solid var(--line);
  border-radius: 7px;
  background: var(--card);
  box-shadow: 0 3px 0 var(--edge);
  line-height: 1.1;
}
.wall-card .effect {
  display: flex;
  align-items: center;
  gap: 6px;
}
.wall-card b {
  font-size: 18px;
}
@container page (min-width: 1100px) {
  .year .now.great {
    flex-grow: 12.5;
  }
  .wall-cards {
    grid-template-columns: repeat(6, minmax(min-content, 1fr));
    gap: 8px 6px;
  }
  .extras.many {
    display: grid;
    grid-template-columns: repeat(5, minmax(min-content, 1fr));
  }
}
@container page (min-width: 900px) {
  .groups.many .tray {
    flex-basis: calc(var(--cards) * 84px + 15px + (var(--cards) - 1) * 6px);
  }
}
/* Nine cards with the pass: five in a row, so that the shorter row is the upper one. */
@container page (min-width: 520px) and (max-width: 899px) {
  .groups.many .tray {
    flex-basis: calc(var(--cards) * 20% - 7px);
  }
}
@container page (min-width: 780px) and (max-width: 899px) {
  .groups.many {
    row-gap: 9px;
  }
  .groups.many .tray {
    flex-basis: calc(var(--cards) * 18% - 7px);
  }
  .groups.many .name {
    white-space: nowrap;
  }
}
@container page (min-width: 520px) and (max-width: 779px) {
  .year .now + .great .pair {
    flex-wrap: nowrap;
    gap: 2px;
  }
  .groups.many {
    column-gap: 5px;
  }
  .groups.many .card {
    padding-inline: 5px;
  }
}
@container page (min-width: 1230px) and (max-width: 1360px) {
  .great-line.next .rule-name {
    display: none;
  }
}
@container page (min-width: 1100px) and (max-width: 1249px) {
  .year .next .pair {
    flex-wrap: nowrap;
    gap: 2px;
  }
  .year .next .pair .icon {
    width: 25px;
    height: 25px;
  }
  .groups.many .card {
    padding-inline: 6px;
  }
  .groups.many .effect {
    gap: 4px;
  }
  .groups.many .effect .icon {
    width: 24px;
    height: 24px;
  }
}
/* A number stands closer to its own picture than to the next one; what is not there makes room. */
@container page (max-width: 1249px) {
  .small-goods.walled .none {
    display: none;
  }
}
@container page (max-width: 1099px) {
  .small-goods.walled {
    gap: 0 7px;
  }
  .small-goods.walled > span {
    gap: 2px;
  }
  .small-goods.walled .icon {
    width: 16px;
    height: 16px;
  }
  .wall-cards {
    padding-inline: 10px;
  }
}
@container page (min-width: 780px) and (max-width: 899px) {
  .small-goods.walled {
    column-gap: 5px;
  }
  .small-goods.walled > span {
    gap: 1px;
  }
  .small-goods.walled .icon {
    width: 14px;
    height: 14px;
  }
}
/* A Flood: the goods are what one presses; what is named stands beside them. */
@container page (min-width: 520px) {
  .court.giving {
    grid-template-columns: 244px minmax(0, 1fr);
  }
}
.goods .giving {
  gap: 6px;
  padding: 3px 0;
}
.frame .give {
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: 7px;
  min-height: 44px;
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--card);
}
.given {
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  min-height: 44px;
  border-radius: 6px;
  text-align: center;
}
.frame .given.none {
  border: 1.5px dashed var(--line);
  color: var(--ink-2);
}
.city:has(.homeless) {
  padding-top: 10px;
}
/* Who has lost the floor stands on the roof until it is clear who leaves. */
.frame .room.homeless {
  width: calc(100% - 12px);
  margin: 0 6px 4px;
  border: 2px dashed var(--lacquer);
  border-radius: 5px;
}
.frame .room.empty.chosen {
  background: var(--jade-2);
}
.frame .room.falls {
  border-style: dashed;
}
/* The types of persons for the Charter: rows of five, of three, of two. */
.extras.many {
  flex-wrap: wrap;
}
.frame .extras.many .card {
  flex: 1 1 auto;
  max-width: none;
  white-space: nowrap;
}
@container page (min-width: 1100px) {
  .bar:has(.extras.many) {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
  .bar .extras.many {
    grid-column: 1 / -1;
  }
}
/* Pages without room for names: the counter of the Super Event is in the line below. */
@container page (max-width: 519px) {
  .year.walled li:not(.now) {
    padding-bottom: 25px;
  }
  .year.walled ol {
    position: relative;
  }
  .year .now .slot {
    position: relative;
    grid-area: 1 / var(--month);
    align-self: end;
    width: 100%;
    background: var(--paper-2);
    z-index: 1;
  }
  .slot {
    height: 22px;
  }
  .bricks .icon + .icon {
    display: none;
  }
  .goods .giving {
    flex: 1 0 100%;
  }
  /* Beside the last of the goods. */
  .shelf {
    margin-left: -6px;
  }
  .shelf .tiles {
    width: 124px;
    min-width: 0;
  }
  .small-court:has(.walled) .skyline {
    flex-basis: 60px;
  }
  .year .pair .icon + .icon {
    display: none;
  }
  .year .pair {
    justify-self: center;
  }
  .year .now .pair {
    --ink: var(--on-lacquer);
    grid-area: 1 / var(--month);
    align-self: start;
    margin-top: 4px;
    z-index: 1;
  }
  .year .now .pair .icon {
    width: 22px;
    height: 22px;
  }
}
@container page (max-width: 1099px) {
  .extras.many .effect b {
    font-size: 17px;
  }
}
@container page (min-width: 780px) and (max-width: 1099px) {
  .extras.many {
    display: grid;
    grid-template-columns: repeat(5, minmax(min-content, 1fr));
  }
}
@container page (min-width: 780px) and (max-width: 899px) {
  .extras.many .effect b {
    font-size: 16px;
  }
}
@container page (min-width: 520px) and (max-width: 779px) {
  .extras.many {
    display: grid;
    grid-template-columns: repeat(3, minmax(min-content, 1fr));
  }
}
@container page (max-width: 519px) {
  .frame .extras.many .card {
    padding-inline: 5px 12px;
    white-space: normal;
  }
  .extras.many .effect b {
    font-size: 16px;
  }
  .extras.many .effect .icon {
    width: 28px;
    height: 28px;
  }
}
@container page (min-width: 360px) and (max-width: 519px) {
  .extras.many {
    display: grid;
    grid-template-columns: repeat(2, minmax(min-content, 1fr));
  }
}
@container page (max-width: 359px) {
  .wall-cards {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}
/* On a phone trays of one card stand three in a row, the pass among them, under their letters. */
@container page (min-width: 360px) and (max-width: 519px) {
  .groups.many {
    row-gap: 8px;
  }
  .groups.many .card {
    padding-inline: 6px;
  }
  .groups.many .effect {
    gap: 5px;
  }
  .groups.many .effect .icon {
    width: 24px;
    height: 24px;
  }
  .groups.many .tray {
    flex-basis: calc(var(--cards) * 33.3% - 4px);
  }
  .groups.many .tray:has(+ [data-cards="1"] + [data-cards="1"] + .pass) {
    flex-basis: 100%;
  }
  .groups.many .tray:not(.used, .pass) {
    padding-block: 4px 7px;
  }
  .groups.many .tray:is([data-cards="1"], .pass) {
    flex-direction: column;
    padding: 0 5px 7px;
  }
  .groups.many .tray[data-cards="1"] .tray-head {
    width: auto;
    height: 22px;
    justify-content: flex-start;
    padding-left: 3px;
  }
  .groups.many .tray.pass {
    padding: 22px 0 7px;
  }
}
`;var Sa=`/* The year: a scroll between two rods. Far months on narrow pages are pictures only. */
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
`;var $a=`/* The decision bar: a slip of paper, the seal to press, and Why? */
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
`;var ja=`/* The foot: tools, timeline, folded regions, last line. */
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
`;var Ra=`/* The frame: paper, roof tiles on top, and what all parts share. */
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
`;var qa=`/* Panels: why, log, text, help. */
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
`;var Aa=`/* States of a place: shape and sign first, colour last. This sheet comes after all regions. */
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
`;var Na=`/* The end: points by cause, one column a player. */
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
`;var Va=`/* Tokens. Every colour of the page is named here; contrasts are computed for these pairs. */
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
`;var Da=[Va,Ra,$a,qa,Na,ja,Ba,Ca,Sa,Ha,Ta,za,La,Ma,ka,Ea,Pa,Aa].join(`
`);var pr=({model:e,el:t})=>{let o=document.createElement("div");o.dataset.lmSuppressShortcuts="true";let r=c=>{!((c.ctrlKey||c.metaKey)&&!c.altKey&&!c.shiftKey&&c.key.toLowerCase()==="s")||!c.composedPath().includes(o)||(delete o.dataset.lmSuppressShortcuts,setTimeout(()=>{o.dataset.lmSuppressShortcuts="true"}))};window.addEventListener("keydown",r,!0);let n=o.attachShadow({mode:"open"}),i=document.createElement("style");i.textContent=Da;let s=document.createElement("div");s.hidden=!0,s.innerHTML=ca;let l=document.createElement("div");return n.append(i,s,l),t.append(o),Ee(a(_a,{model:e,children:a(da,{})}),l),()=>{window.removeEventListener("keydown",r,!0),Ee(null,l),o.remove()}},td={render:pr};export{td as default};
