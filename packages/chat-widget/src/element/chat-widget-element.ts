import type { ChatWidgetAttributes } from '../attributes.ts';
import type { ChatAction } from '../core/conversation-state.ts';
import { messageDelay, readNotificationDelay, readNumber } from '../core/numbers.ts';
import type { ChatWidgetEventMap } from '../events.ts';
import { linkTo } from './channel.ts';
import { Conversation } from './conversation.ts';
import { modules } from './modules.ts';
import { startNotifications } from './notifications.ts';
import { findLauncher } from './render/launcher.ts';
import { Memo } from './render/memo.ts';
import type { Widget } from './render/model.ts';
import { renderInput } from './render/panel.ts';
import { render } from './render/render.ts';
import { adoptLauncherStyles } from './render/styles.ts';
import { createView } from './render/view.ts';

/** Values for `set`: objects become JSON, true sets an empty attribute, false and null remove it. */
export type ChatWidgetSettings = {
  [Name in keyof ChatWidgetAttributes]: ChatWidgetAttributes[Name] | object | boolean | null;
};

// A server has no HTMLElement, but may import this file.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * A chat button that opens a messaging app with what the visitor wrote.
 *
 * @tagname chat-widget
 * @slot - The launcher: a link or button, which works before the element does. Default: a button.
 * @csspart root - Everything, as large as the window.
 * @csspart launcher - The built-in launcher.
 * @csspart badge - The number of notifications.
 * @csspart panel - The open chat.
 * @csspart header - The top of the panel.
 * @csspart avatar - The picture or first letter.
 * @csspart name - The account name.
 * @csspart status - The line below a name.
 * @csspart close - The close button.
 * @csspart agents - The list of agents.
 * @csspart agent - One agent.
 * @csspart log - The conversation.
 * @csspart typing - The typing indicator.
 * @csspart message - A bubble of the intro message.
 * @csspart time - The time of a message.
 * @csspart form - The input and the send button.
 * @csspart input - The input.
 * @csspart send - The send button.
 * @csspart quick-replies - The row of quick replies.
 * @csspart quick-reply - One quick reply.
 * @csspart qr - The collapsible QR code.
 * @csspart preview - The bubble next to the launcher.
 * @csspart preview-text - The text of that bubble, a button.
 * @csspart preview-close - The button that dismisses it.
 * @cssprop [--cw-accent=#0b6e4f] - Color of the launcher and the header.
 * @cssprop [--cw-on-accent=#fff] - Text on the accent color.
 * @cssprop [--cw-bg=canvas] - Background of the panel.
 * @cssprop [--cw-ink=canvastext] - Text of the panel.
 * @cssprop [--cw-muted] - Secondary text.
 * @cssprop [--cw-wall] - Background of the conversation.
 * @cssprop [--cw-font=system-ui, sans-serif] - Font family.
 * @cssprop [--cw-icon=""] - Content of the launcher's icon; `none` for an icon of your own.
 * @cssprop [--cw-image] - Picture of the launcher; the `icon` attribute sets it.
 * @cssprop [--cw-size=56px] - Size of the launcher.
 * @cssprop [--cw-width=352px] - Width of the panel.
 * @cssprop [--cw-height=320px] - Height of the conversation.
 * @cssprop [--cw-x=16px] - Distance from the side of the window.
 * @cssprop [--cw-y=16px] - Distance from the bottom of the window.
 * @cssprop [--cw-z=9999] - Stacking, with `layer="page"`.
 */
export class ChatWidgetElement extends Base {
  /**
   * When the visitor began to see the page, in `performance.now()` time. The first notification
   * counts from here. Set it if you load the element late.
   */
  declare visibleSince: number | undefined;

  readonly #shadow = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  readonly #view = createView(this.#shadow);
  readonly #memo = new Memo();
  readonly #conversation = new Conversation();
  readonly #widget: Widget = {
    host: this,
    view: this.#view,
    conversation: this.#conversation,
    memo: this.#memo,
    modules,
    linkTo,
    settings: Object.create(null),
    isPending: false,
    refresh: () => this.isConnected && this.#followAttributes(),
  };
  readonly #observer = new MutationObserver(() => this.#followAttributes());
  #minutely: ReturnType<typeof setInterval> | undefined;
  #stopNotifications: (() => void) | undefined;

  constructor() {
    super();
    // Already in the page: the visitor has been looking at the link since the page loaded.
    if (this.isConnected) this.visibleSince ??= 0;
    this.#listen();
  }

  /** Starts the timers and restores the last page's state. */
  connectedCallback() {
    this.visibleSince ??= performance.now();
    adoptLauncherStyles(this.getRootNode() as Document | ShadowRoot);
    this.#observer.observe(this, { attributes: true, childList: true });
    this.#minutely = setInterval(() => this.#render(), 60_000);
    this.#followAttributes();
    this.#awaitMessage();
  }

  /** Stops every timer and listener. */
  disconnectedCallback() {
    this.#observer.disconnect();
    clearInterval(this.#minutely);
    this.#conversation.stop();
    this.#stopNotifications?.();
    this.visibleSince = undefined;
    // The tree is still there, but it has left the top layer and the notifications have stopped.
    this.#memo.clear();
  }

  /** Opens the panel and moves the focus into the input. */
  open() {
    this.#act('open');
    this.#view.input.focus();
  }

  /** Closes the panel. */
  close() {
    this.#act('close');
  }

  /** Opens or closes the panel. */
  toggle() {
    if (this.#conversation.isOpen) this.close();
    else this.open();
  }

  /** Notifies now, as the timer does. Has no effect once the visitor has opened the chat. */
  notify() {
    this.#act('notify');
  }

  /** Adds a listener for an event of the widget. */
  on<Name extends keyof ChatWidgetEventMap>(
    name: Name,
    listener: (event: ChatWidgetEventMap[Name]) => void,
  ) {
    this.addEventListener(name, listener as EventListener);
  }

  /** Removes the widget from the page, with its timers and listeners. */
  destroy() {
    this.remove();
  }

  /** Changes attributes. */
  set(settings: ChatWidgetSettings) {
    for (const [name, value] of Object.entries(settings)) {
      if (value == null || value === false) this.removeAttribute(name);
      else if (typeof value === 'object') this.setAttribute(name, JSON.stringify(value));
      else this.setAttribute(name, value === true ? '' : `${value}`);
    }
  }

  #listen() {
    const { slot, close, root, input, form, send } = this.#view;
    slot.onclick = (event) => this.#onLauncherClick(event);
    slot.onkeydown = (event) => {
      // A link that acts as a button has to answer to the space bar too.
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      event.target.click();
    };
    close.onclick = () => this.#act('close', true);
    root.onkeydown = (event) => {
      if (event.key === 'Escape') this.#act('close', true);
    };
    input.oninput = () => renderInput(this.#view);
    input.onkeydown = (event) => {
      // In an input method Enter only confirms a word.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      form.requestSubmit();
    };
    form.onsubmit = (event) => {
      event.preventDefault();
      if (!send.disabled) this.#send();
    };
  }

  #onLauncherClick(event: MouseEvent) {
    // The browser follows a link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (this.hasAttribute('direct')) this.#send();
    else if (this.#conversation.isOpen) this.#act('close', true);
    else this.open();
  }

  /** Follows the attributes. The page opens the panel by `opened`, which never moves the focus. */
  #followAttributes() {
    this.#render();
    const { isOpen } = this.#conversation;
    if (this.hasAttribute('opened') !== isOpen && !this.#widget.isPending)
      this.#act(isOpen ? 'close' : 'open');
  }

  #act(action: ChatAction, byVisitor = false) {
    const refocus = byVisitor || this.#shadow.activeElement;
    if (!this.#conversation.apply(action)) return;
    this.toggleAttribute('opened', this.#conversation.isOpen);
    // Its own changes are no news to the observer.
    this.#observer.takeRecords();
    this.#render();
    this.#awaitMessage();
    if (action === 'close' && refocus) findLauncher(this, this.#view).focus();
    if (action !== 'arrive') this.#emit(action, { unread: this.#conversation.state.unread });
  }

  #awaitMessage() {
    const delay = readNumber(this.#widget.settings['message-delay'], messageDelay);
    this.#conversation.awaitMessage(delay, () => this.#act('arrive'));
  }

  /** Dispatches an event. Returns whether no listener has prevented its default action. */
  #emit(name: string, detail: object) {
    const options = { bubbles: true, composed: true, cancelable: true, detail };
    return this.dispatchEvent(new CustomEvent(`chat-${name}`, options));
  }

  /** Opens the messaging service in a new window, unless the page takes over the message. */
  #send() {
    this.#render();
    const { value } = this.#view.input;
    const url = linkTo(this.#widget.settings, value);
    const detail = { agent: this.#widget.settings.name, text: value, url };
    if (!url || !this.#emit('send', detail)) return;
    window.open(detail.url, '_blank', 'noopener');
    this.#view.form.reset();
    this.#render();
  }

  /** Brings everything in line with the attributes, the conversation and the time. */
  #render() {
    render(this.#widget);
    this.#updateNotifications();
  }

  #updateNotifications() {
    const {
      'notification-delay': delay,
      'notification-loop': times,
      notification,
    } = this.#widget.settings;
    const isWanted = !this.#conversation.state.seen && notification !== 'off';
    // Only new settings restart the timer: a page that re-renders all the time must not delay it.
    if (!this.#memo.isNew('notifications', isWanted, delay, times)) return;
    this.#stopNotifications?.();
    if (isWanted)
      this.#stopNotifications = startNotifications(
        readNotificationDelay(delay),
        readNumber(times, 1),
        () => this.notify(),
        performance.now() - (this.visibleSince ?? 0),
      );
  }
}
