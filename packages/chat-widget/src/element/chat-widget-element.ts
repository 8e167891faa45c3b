import type { ChatWidgetAttributes } from '../attributes.ts';
import type { ChatAction } from '../core/conversation-state.ts';
import { languageDirection } from '../core/direction.ts';
import { builtInLabel, clock, fill, type LabelName } from '../core/labels.ts';
import { sendLink } from '../core/link.ts';
import { messageDelay, readNotificationDelay, readNumber } from '../core/numbers.ts';
import { report } from '../core/report.ts';
import type { Settings } from '../core/settings.ts';
import type { ChatWidgetEventMap } from '../events.ts';
import { Agents } from './agents.ts';
import { Conversation } from './conversation.ts';
import { h } from './dom.ts';
import { assignLauncher, describeLauncher, findLauncher } from './launcher.ts';
import { recall, remember } from './memory.ts';
import { startNotifications } from './notifications.ts';
import { playSound } from './sound.ts';
import { adoptLauncherStyles, shadowCss } from './styles.ts';
import { createAgents, createMessage, createView, renderInput } from './view.ts';

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
 * @cssprop [--cw-accent=#0b6e4f] - Color of the launcher and the header.
 * @cssprop [--cw-on-accent=#fff] - Text on the accent color.
 * @cssprop [--cw-bg=canvas] - Background of the panel.
 * @cssprop [--cw-ink=canvastext] - Text of the panel.
 * @cssprop [--cw-muted] - Secondary text.
 * @cssprop [--cw-wall] - Background of the conversation.
 * @cssprop [--cw-font=system-ui, sans-serif] - Font family.
 * @cssprop [--cw-icon=""] - Content of the launcher's icon; `none` for an icon of your own.
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
   * counts from here. Whoever loads the element late sets it.
   */
  declare visibleSince: number | undefined;

  readonly #shadow = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  readonly #view = createView(this.#shadow);
  readonly #sheet = new CSSStyleSheet();
  /** What each part was last rendered from. */
  readonly #rendered = new Map<string, string>();
  readonly #agents = new Agents();
  readonly #conversation = new Conversation();
  readonly #observer = new MutationObserver(() => this.#followAttributes());
  #minutely: ReturnType<typeof setInterval> | undefined;
  #stopNotifications: (() => void) | undefined;

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [this.#sheet];
    // Already in the page: the visitor has been looking at the link since the page loaded.
    if (this.isConnected) this.visibleSince ??= 0;
    this.#listen();
  }

  /** Starts the timers and restores the last page's state. */
  connectedCallback() {
    this.visibleSince ??= performance.now();
    adoptLauncherStyles(this.getRootNode() as Document | ShadowRoot);
    this.#restore();
    this.#observer.observe(this, { attributes: true, childList: true });
    document.addEventListener('pointerdown', this.#closeFromOutside);
    this.#minutely = setInterval(() => this.#render(), 60_000);
    this.#followAttributes();
    this.#awaitMessage();
  }

  /** Stops every timer and listener. */
  disconnectedCallback() {
    this.#observer.disconnect();
    document.removeEventListener('pointerdown', this.#closeFromOutside);
    clearInterval(this.#minutely);
    this.#conversation.stop();
    this.#stopNotifications?.();
    this.visibleSince = undefined;
    // The tree is still there, but it has left the top layer and the notifications have stopped.
    this.#rendered.clear();
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
      if (typeof value === 'object' && value) this.setAttribute(name, JSON.stringify(value));
      else if (value == null || value === false) this.removeAttribute(name);
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
    input.oninput = () => this.#write(input.value);
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

  readonly #closeFromOutside = (event: Event) => {
    if (this.hasAttribute('click-away') && !event.composedPath().includes(this.#view.root))
      this.close();
  };

  /** Continues where the last page of the visit stopped; the message does not arrive again. */
  #restore() {
    const memory = this.hasAttribute('persist') && recall();
    if (!memory) return;
    if (memory.text) this.#write(memory.text);
    if (memory.opened) {
      this.#conversation.apply('open');
      this.#conversation.apply('arrive');
    }
    this.toggleAttribute('opened', memory.opened);
  }

  /** Follows the attributes. The page opens the panel by `opened`, which never moves the focus. */
  #followAttributes() {
    const { isOpen } = this.#conversation;
    if (this.hasAttribute('opened') === isOpen) this.#render();
    else this.#act(isOpen ? 'close' : 'open');
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
    this.#save();
    if (action === 'notify' && this.hasAttribute('sound')) playSound();
    if (action !== 'arrive') this.#emit(action, { unread: this.#conversation.state.unread });
  }

  #awaitMessage() {
    const delay = readNumber(this.#settings['message-delay'], messageDelay);
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
    const url = sendLink(this.#settings, value);
    const detail = { agent: this.#settings.name, text: value, url };
    if (!url || !this.#emit('send', detail)) return;
    window.open(detail.url, '_blank', 'noopener');
    if (!this.hasAttribute('direct')) this.#write('');
  }

  #write(text: string) {
    this.#view.input.value = text;
    renderInput(this.#view);
    this.#save();
  }

  #save() {
    if (this.hasAttribute('persist'))
      remember({ opened: this.#conversation.isOpen, text: this.#view.input.value });
  }

  get #settings(): Settings {
    return this.#agents.current;
  }

  get #language(): string {
    return this.closest<HTMLElement>('[lang]')?.lang || 'en';
  }

  #label(name: LabelName): string {
    return this.#settings[name] ?? builtInLabel(name, this.#language);
  }

  /** Whether a part has to be rebuilt, because its input has changed. */
  #changed(part: string, ...input: unknown[]): boolean {
    const before = this.#rendered.get(part);
    const now = JSON.stringify(input);
    this.#rendered.set(part, now);
    return before !== now;
  }

  /** Brings the shadow tree in line with the attributes, the conversation and the time. */
  #render() {
    this.#agents.update(this.attributes, new Date());
    this.#renderRoot();
    this.#renderHeader();
    this.#renderAgents();
    this.#renderLog();
    this.#renderForm();
    this.#renderLauncher();
    this.#updateNotifications();
  }

  #renderRoot() {
    const { root, panel } = this.#view;
    const { unreachable, available } = this.#agents;
    const { layer, position } = this.#settings;
    const css = shadowCss(this.#settings);
    if (unreachable) report('phone', unreachable.phone);
    assignLauncher(this, this.#view, !unreachable);
    root.hidden = !!unreachable || (this.hasAttribute('hide-away') && !available.includes(true));
    if (this.#changed('css', css)) this.#sheet.replaceSync(css);
    root.lang = this.#language;
    panel.dir = this.dir || languageDirection(root.lang);
    // The root's direction only decides the side of the window.
    root.dir = position === 'left' ? 'rtl' : position === 'right' ? 'ltr' : panel.dir;
    panel.hidden = !this.#conversation.isOpen;
    if (!this.#changed('layer', layer)) return;
    // The top layer is above every transform and z-index of the page.
    root.popover = layer === 'page' ? null : 'manual';
    if (root.popover) root.showPopover?.();
  }

  #renderHeader() {
    const { root, panel, agents, log, name, status, close, avatar } = this.#view;
    const { picked, available } = this.#agents;
    const picture = this.#settings.avatar;
    const label = this.#label('label');
    const account = this.#settings.name ?? label;
    root.ariaLabel = agents.ariaLabel = label;
    panel.ariaLabel = log.ariaLabel = name.textContent = account;
    status.textContent = this.#label(available[picked] ? 'status' : 'status-away');
    close.ariaLabel = this.#label('label-close');
    if (this.#changed('avatar', picture, account))
      avatar.replaceChildren(
        picture ? h('img', '', { src: picture, alt: '' }) : ([...account][0] ?? ''),
      );
  }

  #renderAgents() {
    const { list, available, picked } = this.#agents;
    const rows = list.map(({ name, role }, index) => ({
      name: name ?? '',
      note: available[index] ? (role ?? '') : this.#label('status-away'),
    }));
    const pick = (index: number) => {
      this.#agents.picked = index;
      this.#render();
    };
    if (this.#changed('agents', rows))
      this.#view.agents.replaceChildren(...(rows[1] ? createAgents(rows, picked, pick) : []));
  }

  #renderLog() {
    const { state, arrivedAt } = this.#conversation;
    const message = this.#label('message');
    const typing = this.#label('label-typing');
    const time = clock(arrivedAt, this.#language);
    if (!this.#changed('log', state.phase, message, typing, time)) return;
    this.#view.log.replaceChildren(
      ...{
        closed: [],
        typing: [h('p', 'typing', {}, typing, h('i', ''))],
        message: createMessage(message, arrivedAt, time),
      }[state.phase],
    );
  }

  #renderForm() {
    const { input, send } = this.#view;
    const { text, channel } = this.#settings;
    // The browser shows the default value until the visitor types.
    input.defaultValue = fill(text ?? '', { url: location.href, title: document.title });
    input.placeholder = input.ariaLabel = this.#label('placeholder');
    send.ariaLabel = fill(this.#label('label-send'), { channel: channel || 'WhatsApp' });
    renderInput(this.#view);
  }

  #renderLauncher() {
    const { badge, launcher } = this.#view;
    const { unread } = this.#conversation.state;
    const current = findLauncher(this, this.#view);
    badge.textContent = unread ? `${unread}` : '';
    launcher.textContent = this.#label('label');
    const isReachable = !this.#agents.unreachable;
    const hasPanel = isReachable && !this.hasAttribute('direct');
    describeLauncher(
      current,
      isReachable ? 'button' : null,
      unread && isReachable ? `${current.textContent.trim()} (${unread})` : null,
      hasPanel ? this.#conversation.isOpen : null,
    );
  }

  #updateNotifications() {
    const { 'notification-delay': delay, 'notification-loop': times } = this.#settings;
    const isWanted = !this.#conversation.state.seen && this.#settings.notification !== 'off';
    // Only new settings restart the timer: a page that re-renders all the time must not delay it.
    if (!this.#changed('notifications', isWanted, delay, times)) return;
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
