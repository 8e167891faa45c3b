import type { Channel } from './core/link.ts';
import type { TextName } from './core/texts.ts';

/** The attributes of `<chat-widget>` as HTML writes them; all can change at any time. */
export interface ChatWidgetAttributes extends Partial<Record<TextName, string>> {
  /** International number in any notation. Needed by WhatsApp and SMS. */
  phone?: string;
  /** User or page name. Needed by Messenger; for Telegram it goes before the phone. */
  user?: string;
  /** Default `whatsapp`. */
  channel?: Channel;
  /** Account name in the header. Default: the button's label. */
  name?: string;
  /** Address of a picture. Default: the name's first letter. */
  avatar?: string;
  /** Written into the input for the visitor; `{url}` and `{title}` are the page's. */
  text?: string;
  /** `en` or `es` for the built-in texts; any tag for time and direction. Default: the page's. */
  lang?: string;
  /** Default: the language's. */
  dir?: 'ltr' | 'rtl';
  /** Default `auto`, which follows the visitor's system. */
  theme?: 'auto' | 'light' | 'dark';
  /** Side of the window. Default: right, in right-to-left languages left. */
  position?: 'left' | 'right';
  /** px from the side of the window. Default 16. */
  'offset-x'?: string | number;
  /** px from the bottom of the window. Default 16. */
  'offset-y'?: string | number;
  /** Height of the conversation in px. Default 320. */
  height?: string | number;
  /** `page` leaves the top layer, so that `--cw-z` decides what covers what. */
  layer?: 'top' | 'page';
  /** Present while the panel is open; set it to open the panel without taking the focus. */
  opened?: '' | boolean;
  /** The button opens the messaging service at once, without a panel. */
  direct?: '' | boolean;
  /** Keeps open state and typed text from page to page, in sessionStorage. */
  persist?: '' | boolean;
  /** A press outside closes the panel. */
  'click-away'?: '' | boolean;
  /** Two notes with each notification, once the visitor has touched the page. */
  sound?: '' | boolean;
  /** `off`: nothing calls for attention. */
  notification?: 'on' | 'off';
  /** ms from arriving to the notification. Default 180000, at least 30000. */
  'notification-delay'?: string | number;
  /** How many notifications, one delay apart; 0 goes on until the chat is opened. Default 1. */
  'notification-loop'?: string | number;
  /** ms from opening to the message. Default 2000. */
  'message-delay'?: string | number;
  /** JSON list of agents; each has the widget's own value for what it leaves out. */
  agents?: string;
  /** `Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00`. Default: always. */
  hours?: string;
  /** IANA name of the hours' zone: `America/New_York`; GMT-4 is `Etc/GMT+4`. Default: the visitor's. */
  zone?: string;
  /** Days off: `2026-12-25` once, `12-25` every year; separated by spaces or commas. */
  holidays?: string;
  /** Outside the hours there is no button. */
  'hide-away'?: '' | boolean;
}
