import { messageDelay, readNotificationDelay, readNumber } from '../core/delays.ts';
import { hasRtl, languageDirection } from '../core/direction.ts';
import { isAvailable } from '../core/hours.ts';
import { sendLink } from '../core/link.ts';
import { report } from '../core/report.ts';
import { type ChatAction, initialState, nextState } from '../core/state.ts';
import { builtInText, clock, type TextName } from '../core/texts.ts';
import { type Memory, recall, remember } from './memory.ts';
import { startNotifier } from './notifier.ts';
import { playSound } from './sound.ts';
import { styleText } from './styles.ts';
import { readTeam, type Settings } from './team.ts';
import { createView, h } from './view.ts';

/** Sides of the window by what makes the root begin or end there. */
const sides: Record<string, string> = { left: 'rtl', right: 'ltr' };

/** Runs one conversation: draws its shadow, listens to the visitor, sends its events. */
export function createChat(host: HTMLElement) {
  const [
    root,
    panel,
    portrait,
    title,
    status,
    close,
    agents,
    log,
    form,
    input,
    send,
    launcher,
    badge,
  ] = createView();
  const shadow = host.attachShadow({ mode: 'open' });
  const fallback = h('slot', '');
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(fallback, root);

  let state = initialState;
  let picked = -1;
  let settings: Settings = {};
  let arrivedAt = new Date();
  let typing: ReturnType<typeof setTimeout>;
  let minutely: ReturnType<typeof setInterval>;
  let stopNotifier: (() => void) | undefined;
  /** What each thing was last made from. */
  let made: Record<string, string> = {};

  const has = (name: string) => host.hasAttribute(name);
  const language = () => host.closest<HTMLElement>('[lang]')?.lang || 'en';
  const text = (name: TextName) => settings[name] ?? builtInText(name, language());
  const isOpen = () => state.phase !== 'closed';

  /** Whether a thing has to be made again, because what it is made from has changed. */
  const changed = (thing: string, ...from: unknown[]) => {
    const last = made[thing];
    made[thing] = JSON.stringify(from);
    return made[thing] !== last;
  };

  const emit = (name: string, detail: object) =>
    host.dispatchEvent(
      new CustomEvent(`chat-${name}`, { bubbles: true, composed: true, cancelable: true, detail }),
    );

  const save = () => {
    if (has('persist')) remember(isOpen(), input.value);
  };

  /** Marks right-to-left text and disables the sending of nothing. */
  const drawInput = () => {
    input.dir = hasRtl(input.value) ? 'rtl' : 'auto';
    send.disabled = !input.value.trim();
  };

  const write = (words: string) => {
    input.value = words;
    drawInput();
    save();
  };

  const drawLog = () => {
    const { phase } = state;
    const message = text('message');
    if (!changed('log', phase, message, language())) return;
    const stamp = () =>
      h('time', 'time', { dateTime: arrivedAt.toISOString() }, clock(arrivedAt, language()));
    log.replaceChildren(
      ...(phase === 'message'
        ? message.split(/\n{2,}/).map((words) => h('p', 'message', {}, words, stamp()))
        : isOpen()
          ? [h('p', 'typing', {}, text('label-typing'), h('i', ''))]
          : []),
    );
  };

  const drawAgents = (rows: [name: string, note: string][]) => {
    if (changed('agents', rows))
      agents.replaceChildren(
        ...(rows[1] ? rows : []).map(([name, note], index) => {
          const checked = index === picked;
          const onchange = () => {
            picked = index;
            draw();
          };
          const radio = h('input', '', { type: 'radio', name: 'agent', checked, onchange });
          return h('label', 'agent', {}, radio, name, h('small', 'status', {}, note));
        }),
      );
  };

  const plan = () => {
    const { notification, 'notification-delay': delay, 'notification-loop': times } = settings;
    const wanted = !state.seen && notification !== 'off';
    // Only a new plan starts anew: a page that redraws all the time must not put it off for ever.
    if (!changed('plan', wanted, delay, times)) return;
    stopNotifier?.();
    if (wanted)
      stopNotifier = startNotifier(readNotificationDelay(delay), readNumber(times, 1), notify);
  };

  /** Brings everything in line with the attributes, the state and the hour. */
  const draw = () => {
    const now = new Date();
    const team = readTeam(host);
    const available = team.map((agent) => isAvailable(agent, now));
    if (!team[picked]) picked = Math.max(0, available.indexOf(true));
    settings = team[picked] as Settings;
    const { avatar, layer } = settings;
    const name = settings.name ?? text('label');
    const lost = team.find((agent) => !sendLink(agent, ''));
    const direction = host.dir || languageDirection(language());
    if (lost) report('phone', lost.phone);
    fallback.hidden = !lost;
    root.hidden = !!lost || (has('hide-away') && !available.includes(true));
    const styles = styleText(settings);
    if (changed('styles', styles)) sheet.replaceSync(styles);
    root.lang = language();
    // The root's direction only says at which side of the window it stands.
    root.dir = sides[settings.position ?? ''] ?? direction;
    panel.dir = launcher.dir = direction;

    panel.ariaLabel = log.ariaLabel = title.textContent = name;
    status.textContent = text(available[picked] ? 'status' : 'status-away');
    if (changed('avatar', avatar, name))
      portrait.replaceChildren(
        avatar ? h('img', '', { src: avatar, alt: '' }) : ([...name][0] ?? ''),
      );
    drawAgents(
      team.map((agent, index) => [
        agent.name ?? '',
        available[index] ? (agent.role ?? '') : text('status-away'),
      ]),
    );
    drawLog();
    // The browser shows it until something is written.
    input.defaultValue = settings.text?.replace('{url}', () => location.href) ?? '';
    input.placeholder = input.ariaLabel = text('placeholder');
    send.ariaLabel = text('label-send').replace('{channel}', settings.channel || 'WhatsApp');
    close.ariaLabel = text('label-close');
    drawInput();

    badge.textContent = `${state.unread || ''}`;
    root.ariaLabel = agents.ariaLabel = text('label');
    launcher.ariaLabel = text('label') + (state.unread ? ` (${state.unread})` : '');
    launcher.ariaExpanded = has('direct') ? null : `${isOpen()}`;
    panel.hidden = !isOpen();
    // The top layer is above every transform and z-index of the page.
    if (changed('layer', layer)) {
      root.popover = layer === 'page' ? null : 'manual';
      if (root.popover) root.showPopover?.();
    }
    plan();
  };

  const act = (action: ChatAction, byVisitor?: unknown) => {
    const before = state;
    const refocus = byVisitor || shadow.activeElement;
    state = nextState(state, action);
    if (before === state) return;
    if (action === 'arrive') arrivedAt = new Date();
    host.toggleAttribute('opened', isOpen());
    // Its own doing is no news to the observer.
    observer.takeRecords();
    draw();
    awaitMessage();
    if (action === 'close' && refocus) launcher.focus();
    save();
    if (action === 'notify' && has('sound')) playSound();
    if (action !== 'arrive') emit(action, { unread: state.unread });
  };

  const awaitMessage = () => {
    clearTimeout(typing);
    if (state.phase === 'typing')
      typing = setTimeout(act, readNumber(settings['message-delay'], messageDelay), 'arrive');
  };

  const notify = () => act('notify');
  const hide = (event?: Event) => act('close', event);
  const show = () => {
    act('open');
    input.focus();
  };
  const toggle = (event?: Event) => (isOpen() ? hide(event) : show());

  /** The attribute `opened` is the page's door; it never takes the focus. */
  const follow = () => (has('opened') === isOpen() ? draw() : act(isOpen() ? 'close' : 'open'));
  const observer = new MutationObserver(follow);

  /** Leaves for the messaging service in a new window, unless the site takes the message over. */
  const leave = () => {
    draw();
    const detail = {
      agent: settings.name,
      text: input.value,
      url: sendLink(settings, input.value),
    };
    if (!detail.url || !emit('send', detail)) return;
    open(detail.url, '_blank', 'noopener');
    if (!has('direct')) write('');
  };

  launcher.onclick = (event) => (has('direct') ? leave() : toggle(event));
  close.onclick = hide;
  root.onkeydown = (event) => {
    if (event.key === 'Escape') hide(event);
  };
  input.oninput = () => write(input.value);
  input.onkeydown = (event) => {
    // In an input method Enter only confirms a word.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!send.disabled) leave();
  };
  const pressOutside = (event: Event) => {
    if (has('click-away') && !event.composedPath().includes(root)) hide();
  };

  /** Goes on where the last page of the visit stopped; the message does not arrive again. */
  const restore = ([opened, words]: Memory) => {
    if (words) write(words);
    if (opened) state = nextState(nextState(state, 'open'), 'arrive');
    host.toggleAttribute('opened', opened);
  };

  const connect = () => {
    const memory = has('persist') && recall();
    if (memory) restore(memory);
    observer.observe(host, { attributes: true });
    document.addEventListener('pointerdown', pressOutside);
    minutely = setInterval(draw, 60_000);
    follow();
    awaitMessage();
  };

  const disconnect = () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', pressOutside);
    clearTimeout(minutely);
    clearTimeout(typing);
    stopNotifier?.();
    // What was made is still there, but the node has left the top layer and the notifier stopped.
    made = {};
  };

  Object.assign(host, {
    open: show,
    close: hide,
    toggle,
    notify,
    on: host.addEventListener,
    destroy: host.remove,
    set(values: object) {
      for (const [name, value] of Object.entries(values)) {
        if (value == null || value === false) host.removeAttribute(name);
        else host.setAttribute(name, Object(value) === value ? JSON.stringify(value) : value);
      }
    },
  });
  return [connect, disconnect] as const;
}
