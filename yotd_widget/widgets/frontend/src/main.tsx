/** anywidget entry of the widgets: boards, the game played, what is read about it. */
import { widget } from "./hang";
import { styles } from "./styles";
import { VIEWS } from "./views";

export default widget(VIEWS, styles);
