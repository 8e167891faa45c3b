// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onSearchShortcut } from './boot.ts';

const onClick = vi.fn((event: Event) => event.preventDefault());

/** Presses a key. Returns the event. */
const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  onSearchShortcut(event);
  return event;
};

beforeEach(() => {
  onClick.mockClear();
  document.body.innerHTML = '<a rel="search" href="/search">Search</a>';
  document.querySelector('a')?.addEventListener('click', onClick);
});

describe('onSearchShortcut', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('opens the search on K with %o', (modifiers) => {
    expect(press('k', modifiers).defaultPrevented).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['k', {}],
    ['k', { altKey: true }],
    ['k', { shiftKey: true }],
    ['/', {}],
    ['/', { ctrlKey: true }],
    ['Enter', { ctrlKey: true }],
  ])('leaves %s with %o to the browser', (key, modifiers) => {
    expect(press(key, modifiers).defaultPrevented).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('leaves the keys to the browser on a page without a search', () => {
    document.body.innerHTML = '';
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(false);
  });
});
