import { wasOpen } from './core/memory.ts';
import { readNotificationDelay } from './core/numbers.ts';
import type { ChatWidgetElement } from './element/chat-widget-element.ts';
import { startNotifications } from './element/notifications.ts';

/** When the element's code is loaded: once the page is idle, or when the visitor needs it. */
export type LoadStrategy = 'idle' | 'intent';

/** The element's methods. */
const methods = [
  'open',
  'close',
  'toggle',
  'notify',
  'on',
  'set',
  'destroy',
] as const satisfies readonly (keyof ChatWidgetElement)[];

/** The element, before or after its code is there. */
type Host = HTMLElement & { visibleSince: number } & {
  [Name in (typeof methods)[number]]?: (...values: unknown[]) => void;
};

/** How long a click waits for the code before the link acts, in ms. */
const maxWait = 4000;

/** How long before the first notification the code is loaded, in ms. */
const lead = 5000;

const savesData = () =>
  !!(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/** Repeats a click: the element opens its panel; without the element the link is followed. */
function click(host: HTMLElement, launcher: HTMLAnchorElement) {
  if (host.shadowRoot || !launcher.target) {
    launcher.click();
    return;
  }
  // A browser may block a new window when the visitor's own click is too long ago.
  const opened = window.open(launcher.href, launcher.target);
  if (opened) opened.opener = null;
  else location.assign(launcher.href);
}

/** Gives an element that has no code yet its methods, which load the code and wait for it. */
function addMethods(host: Host, start: () => Promise<void>) {
  for (const name of methods)
    host[name] ??= (...values) => {
      start().then(() => host.shadowRoot && host[name]?.(...values));
    };
}

/** Uncovers the element's own methods, if it is defined: an old browser leaves it as it is. */
function removeMethods(host: Host) {
  if (host.shadowRoot) for (const name of methods) delete host[name];
}

/** Counts the time in which the page is visible, for the element's first notification. */
function trackVisibility(host: Host, controller: AbortController) {
  let hiddenAt = performance.now();
  host.visibleSince = hiddenAt;
  const track = () => {
    const now = performance.now();
    if (document.hidden) hiddenAt = now;
    else host.visibleSince += now - hiddenAt;
  };
  document.addEventListener('visibilitychange', track, controller);
}

/** Starts loading at the time a strategy asks for. Returns a cleanup function. */
function schedule(host: HTMLElement, strategy: LoadStrategy, start: () => void): () => void {
  const isNeeded =
    host.matches('[opened],[hide-away]') || (host.hasAttribute('persist') && wasOpen());
  if (isNeeded) start();
  else if (!savesData()) {
    // Safari has no requestIdleCallback.
    if (strategy === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
    else if (host.getAttribute('notification') !== 'off') {
      const delay = readNotificationDelay(host.getAttribute('notification-delay'));
      return startNotifications(delay - lead, 1, start);
    }
  }
  return () => {};
}

/**
 * Loads the element's code on hover, focus, touch or click, when the page is idle or shortly before
 * the first notification. A click on the link that arrives before the code does is kept and opens
 * the panel; after 4 seconds, or when the code cannot be loaded, the link acts. The element's methods
 * work from now on: calls load the code and wait for it. Returns a cleanup function.
 */
export function connectLoader(
  host: HTMLElement,
  load: () => Promise<unknown>,
  strategy: LoadStrategy = 'idle',
): () => void {
  const controller = new AbortController();
  let loading: Promise<void> | undefined;
  let keepsClicks = true;
  // A button has no target, and none of a link's other attributes.
  let kept: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const release = () => {
    const launcher = kept;
    clearTimeout(timer);
    kept = undefined;
    keepsClicks = false;
    if (!launcher) return;
    launcher.ariaBusy = null;
    if (!host.hasAttribute('opened')) click(host, launcher);
  };
  const start = () => {
    loading ??= load().then(
      () => {
        cleanUp();
        removeMethods(host as Host);
        release();
      },
      () => {
        release();
        // The next hover, focus, touch, click or call tries again.
        loading = undefined;
        keepsClicks = true;
      },
    );
    return loading;
  };
  const keep = (event: MouseEvent) => {
    const launcher = (event.target as Element).closest<HTMLAnchorElement>('a,button');
    if (!launcher || !keepsClicks || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!kept) timer = setTimeout(release, maxWait);
    kept = launcher;
    launcher.ariaBusy = 'true';
    start();
  };

  host.addEventListener('click', keep, controller);
  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    host.addEventListener(intent, start, controller);
  addMethods(host as Host, start);
  trackVisibility(host as Host, controller);
  const cancel = schedule(host, strategy, start);
  const cleanUp = () => {
    controller.abort();
    cancel();
  };
  return () => {
    clearTimeout(timer);
    cleanUp();
  };
}
