// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadIsland, queueClick, watchView } from './loader.ts';

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

/** Puts an island into the page whose code is at a URL. */
function put(url: string, attributes = 'data-early') {
  document.body.innerHTML = `<div data-live="${url.replaceAll('"', '&quot;')}" data-when="view"
    ${attributes}><button type="button">Go</button></div><p>text</p>`;
}

/** Clicks a control while the page listens. Returns the event. */
function click(control: HTMLElement) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  control.addEventListener('click', () => queueClick(event, control), { once: true });
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

describe('watchView', () => {
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
