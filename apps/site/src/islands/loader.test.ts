// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadIsland, queueClick, watchLater, watchView } from './loader.ts';

/** The code of an island, as a module that needs no server. It counts its hydrations and clicks. */
const code = `data:text/javascript,${encodeURIComponent(`
  export const hydrate = (element) => {
    element.dataset.hydrations = String(Number(element.dataset.hydrations ?? 0) + 1);
    element.addEventListener('click', () => { element.dataset.clicks = 'replayed'; });
  };
`)}`;
const broken = 'data:text/javascript,throw new Error("broken")';

const island = () => document.querySelector<HTMLElement>('[data-when]') as HTMLElement;
const button = () => document.querySelector('button') as HTMLElement;
const link = () => document.querySelector('a') as HTMLAnchorElement;

/** Puts an island into the page whose code is at a URL. */
function put(url: string, attributes = 'data-early') {
  document.body.innerHTML = `<div data-live="${url.replaceAll('"', '&quot;')}" data-when="view"
    ${attributes}><button type="button">Go</button><a href="#go" target="_blank">Go</a></div><p>text</p>`;
}

/** Clicks a control while the page listens. Returns the event. */
function click(control: HTMLElement) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  const queue = () => queueClick(event, control as HTMLAnchorElement);
  control.addEventListener('click', queue, { once: true });
  control.dispatchEvent(event);
  return event;
}

describe('loadIsland', () => {
  it('hydrates the island around an element', async () => {
    put(code);
    await loadIsland(button());
    expect(island().dataset.hydrations).toBe('1');
  });

  it('hydrates it once, whatever happens on it', async () => {
    put(code);
    await Promise.all([loadIsland(button()), loadIsland(island())]);
    await loadIsland(button());
    expect(island().dataset.hydrations).toBe('1');
  });

  it('does nothing outside of an island', async () => {
    put(code);
    await loadIsland(document.querySelector('p') as Element);
    expect(island().dataset.hydrations).toBeUndefined();
  });

  it('keeps the markup when the code cannot be loaded, and tries again', async () => {
    put(broken);
    await loadIsland(button());
    expect(island().dataset.live).toBe(broken);
    expect(button().textContent).toBe('Go');
    island().dataset.live = code;
    await loadIsland(button());
    expect(island().dataset.hydrations).toBe('1');
  });
});

describe('queueClick', () => {
  it('fetches the code for a click that came without a sign of it', async () => {
    put(code);
    click(button());
    await vi.waitFor(() => expect(island().dataset.clicks).toBe('replayed'));
  });

  it('holds back no click once the island is hydrated', async () => {
    put(code);
    await loadIsland(button());
    expect(click(link()).defaultPrevented).toBe(false);
    expect(click(button()).defaultPrevented).toBe(false);
  });

  it('replays it once, however long the page stays', async () => {
    vi.useFakeTimers();
    put(code);
    const replayed = vi.fn((event: Event) => event.preventDefault());
    click(link());
    link().addEventListener('click', replayed);
    await vi.waitFor(() => expect(replayed).toHaveBeenCalledOnce());
    vi.advanceTimersByTime(60_000);
    expect(replayed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('lets the link act at once when the code cannot be loaded', async () => {
    put(broken);
    const followed = vi.fn((event: Event) => event.preventDefault());
    click(link());
    link().addEventListener('click', followed);
    await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce());
  });

  it('gives up the click on a button whose code cannot be loaded', async () => {
    put(broken);
    click(button());
    await vi.waitFor(() => expect(island().dataset.late).toBe(''));
    island().dataset.live = code;
    await loadIsland(island());
    expect(island().dataset.hydrations).toBe('1');
    // The visitor has given up that click.
    expect(island().dataset.clicks).toBeUndefined();
  });

  it('tries again with the next click on the button', async () => {
    put(broken);
    click(button());
    await vi.waitFor(() => expect(island().dataset.late).toBe(''));
    island().dataset.live = code;
    expect(click(button()).defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(island().dataset.clicks).toBe('replayed'));
  });

  it('replays a click that came before the code', async () => {
    put(code);
    const loading = loadIsland(button());
    expect(click(button()).defaultPrevented).toBe(true);
    expect(island().dataset.clicks).toBeUndefined();
    await loading;
    expect(island().dataset.clicks).toBe('replayed');
  });

  it('leaves a click on an island alone that works without its code', async () => {
    put(code, '');
    const loading = loadIsland(button());
    expect(click(button()).defaultPrevented).toBe(false);
    await loading;
  });

  it('leaves a click outside of islands alone', () => {
    put(code);
    expect(click(document.querySelector('p') as HTMLElement).defaultPrevented).toBe(false);
  });

  it('leaves a click alone once the code is there', async () => {
    put(code);
    await loadIsland(button());
    expect(click(button()).defaultPrevented).toBe(false);
  });
});

describe('a click on a link whose code hangs', () => {
  const hanging = 'data:text/javascript,await new Promise(() => {})';
  const followed = vi.fn((event: Event) => event.preventDefault());
  const activate = (isActive: boolean) =>
    vi.stubGlobal('navigator', { userActivation: { isActive } });
  beforeEach(() => {
    vi.useFakeTimers();
    followed.mockClear();
    activate(true);
    put(hanging);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Clicks the link, then counts the clicks that follow it. */
  const wait = (control: HTMLElement, time: number) => {
    click(control);
    control.addEventListener('click', followed);
    vi.advanceTimersByTime(time);
  };

  it('follows the link after 4 seconds, once', () => {
    wait(link(), 3999);
    expect(followed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(followed).toHaveBeenCalledOnce();
    expect(link().target).toBe('_blank');
    vi.advanceTimersByTime(60_000);
    expect(followed).toHaveBeenCalledOnce();
  });

  it('stays in the window where a new one would be blocked, this once', () => {
    const targets: string[] = [];
    wait(link(), 0);
    link().addEventListener('click', () => targets.push(link().target));
    activate(false);
    vi.advanceTimersByTime(4000);
    expect(followed).toHaveBeenCalledOnce();
    expect(targets).toEqual(['']);
    expect(link().target).toBe('_blank');
  });

  it('gives a link no target that it did not have', () => {
    link().removeAttribute('target');
    wait(link(), 4000);
    expect(followed).toHaveBeenCalledOnce();
    expect(link().hasAttribute('target')).toBe(false);
  });

  it('leaves the next click alone', () => {
    wait(link(), 4000);
    expect(click(button()).defaultPrevented).toBe(false);
  });

  it('gives up a button after 4 seconds, which can do nothing without its code', () => {
    wait(button(), 3999);
    expect(island().dataset.late).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(island().dataset.late).toBe('');
    expect(followed).not.toHaveBeenCalled();
  });
});

describe('what loads an island by itself', () => {
  let report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;
  const observed: Element[] = [];
  beforeEach(() => {
    observed.length = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe(element: Element) {
          observed.push(element);
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['loads late islands shortly before 3 minutes have passed', {}, 1],
    ['never loads late islands for visitors who save data', { connection: { saveData: true } }, 0],
  ])('%s', (_, navigator, count) => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', navigator);
    put(code);
    island().dataset.when = 'late';
    watchLater();
    vi.advanceTimersByTime(174_999);
    expect(observed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(observed).toHaveLength(count);
    vi.useRealTimers();
  });

  it('waits with a late island while the page is in the background', async () => {
    vi.useFakeTimers();
    put(code);
    island().dataset.when = 'late';
    watchLater();
    vi.advanceTimersByTime(1_000_000);
    vi.useRealTimers();
    expect(observed).toEqual([island()]);
    expect(island().dataset.live).toBe(code);
    report([{ isIntersecting: true, target: island() }]);
    await vi.waitFor(() => expect(island().dataset.hydrations).toBe('1'));
  });

  it('loads an island when it comes into view, not before', async () => {
    put(code);
    watchView();
    expect(observed).toEqual([island()]);
    report([{ isIntersecting: false, target: island() }]);
    expect(island().dataset.live).toBe(code);
    report([{ isIntersecting: true, target: island() }]);
    await vi.waitFor(() => expect(island().dataset.hydrations).toBe('1'));
  });
});
