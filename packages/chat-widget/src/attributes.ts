import type { Channel } from './core/channels.ts';
import type { LabelName } from './core/labels.ts';

/** Labels and messages, by attribute name. Each has a built-in text in the widget's language. */
export interface ChatWidgetLabels extends Partial<Record<LabelName, string>> {
  /** Name of the built-in launcher; a link inside the element is its own name. */
  label?: string;
  /** Line below the account name. @defaultValue Typically replies within 1 hour */
  status?: string;
  /** The same line outside business hours. @defaultValue Away, replies later */
  'status-away'?: string;
  /** Intro message; an empty line starts another bubble. @defaultValue Hello there! 🤝 How can we help? */
  message?: string;
  /** Placeholder and accessible name of the input. @defaultValue Type a message.. */
  placeholder?: string;
  /** Text next to the typing indicator. @defaultValue Typing */
  'label-typing'?: string;
  /** Name of the send button; `{channel}` is the messaging service. @defaultValue Send by {channel}, new window */
  'label-send'?: string;
  /** Name of the close button. @defaultValue Close */
  'label-close'?: string;
  /** Text above the QR code. @defaultValue Continue on your phone: scan this code */
  'label-qr'?: string;
}

/** The attributes of `<chat-widget>` as HTML writes them; all of them can change at any time. */
export interface ChatWidgetAttributes extends ChatWidgetLabels {
  /** International phone number in any notation. Required by WhatsApp, Viber, SMS and phone. */
  phone?: string;
  /** User name, page name or e-mail address. Required by Messenger, LINE, Instagram and e-mail; Telegram and Signal prefer it to the phone. */
  user?: string;
  /** Service that the message is sent with: `whatsapp`, `telegram`, `messenger`, `viber`, `line`, `signal`, `instagram`, `sms`, `email` or `phone`. @defaultValue whatsapp */
  channel?: Channel;
  /** Account name in the header. @defaultValue the label */
  name?: string;
  /** URL of a picture. @defaultValue the first letter of the name */
  avatar?: string;
  /** Text that the input starts with; `{url}` and `{title}` are the page's. */
  text?: string;
  /** Language of the built-in labels (ar, de, en, es, fr, id, it, ja, nl, pl, pt, tr), the time and the direction. @defaultValue the page's */
  lang?: string;
  /** Writing direction. @defaultValue the language's */
  dir?: 'ltr' | 'rtl';
  /** Colors; `auto` follows the visitor's system. @defaultValue auto */
  theme?: 'auto' | 'light' | 'dark';
  /** Side of the window. @defaultValue right, left in right-to-left languages */
  position?: 'left' | 'right';
  /** Distance from the side of the window in px. @defaultValue 16 */
  'offset-x'?: string | number;
  /** Distance from the bottom of the window in px. @defaultValue 16 */
  'offset-y'?: string | number;
  /** Height of the conversation in px. @defaultValue 320 */
  height?: string | number;
  /** Leaves the look and the place of your own launcher to your page's style sheet. */
  unstyled?: '' | boolean;
  /** Shows the launcher's label next to its icon in windows of 480 px and more. */
  'show-label'?: '' | boolean;
  /** URL of a picture for the launcher, in place of the speech bubble. */
  icon?: string;
  /** `top` is above everything; `page` leaves the stacking to `--cw-z`. @defaultValue top */
  layer?: 'top' | 'page';
  /** Present while the panel is open. Set it to open the panel without moving the focus. */
  opened?: '' | boolean;
  /** The launcher opens the messaging service at once, without a panel. */
  direct?: '' | boolean;
  /** Keeps the open state and the typed text from page to page, in sessionStorage. */
  persist?: '' | boolean;
  /** A click outside closes the panel; Escape always does. */
  'click-away'?: '' | boolean;
  /** Plays a note with each notification, once the visitor has interacted with the page. */
  sound?: '' | boolean;
  /** `off` never notifies. @defaultValue on */
  notification?: 'on' | 'off';
  /** Milliseconds of visible time before the notification, at least 30000. @defaultValue 180000 */
  'notification-delay'?: string | number;
  /** Number of notifications, one delay apart; 0 repeats until the chat is opened. @defaultValue 1 */
  'notification-loop'?: string | number;
  /** Milliseconds from opening to the message. @defaultValue 2000 */
  'message-delay'?: string | number;
  /** JSON list of agents. Each inherits the element's values and may have labels of its own. */
  agents?: string;
  /** Business hours: `Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00`. @defaultValue always */
  hours?: string;
  /** IANA time zone of the hours: `America/New_York`; GMT-4 is `Etc/GMT+4`. @defaultValue the visitor's */
  zone?: string;
  /** Days off: `2026-12-25` once, `12-25` every year; separated by spaces or commas. */
  holidays?: string;
  /** Hides the launcher outside business hours. */
  'hide-away'?: '' | boolean;
  /** Hides the launcher until this many milliseconds after the page began to load. */
  'show-after'?: string | number;
  /** Hides the launcher until the visitor has scrolled this share of the page, in percent. */
  'show-scroll'?: string | number;
  /** Paths of the pages that show the launcher: `/shop/* /contact`; `!/checkout/*` leaves pages out. @defaultValue all */
  'show-on'?: string;
  /** Shows this text in a bubble next to the launcher; empty shows the intro message. */
  preview?: string;
  /** Milliseconds from loading to the preview bubble. @defaultValue 3000 */
  'preview-delay'?: string | number;
  /** Answers that a visitor can send with one click, separated by `|`. */
  'quick-replies'?: string;
  /** Offers the link as a QR code where the pointer is a mouse, for the visitor's phone. */
  qr?: '' | boolean;
}
