// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { moveByArrows } from './move-by-arrows.ts';

const links = () => [...document.querySelectorAll('a')];

/** Presses a key on the focused element. Returns the event. */
const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...options });
  const listener = (it: KeyboardEvent) => moveByArrows(it, links());
  document.addEventListener('keydown', listener, { once: true });
  document.activeElement?.dispatchEvent(event);
  return event;
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<a href="#a">a</a><a href="#b">b</a><a href="#c">c</a>';
  links()[0]?.focus();
});

describe('moveByArrows', () => {
  it('moves the focus down and up', () => {
    press('ArrowDown');
    expect(focused()).toBe('b');
    press('ArrowDown');
    expect(focused()).toBe('c');
    press('ArrowUp');
    expect(focused()).toBe('b');
  });

  it('stops at both ends', () => {
    press('ArrowUp');
    expect(focused()).toBe('a');
    links()[2]?.focus();
    press('ArrowDown');
    expect(focused()).toBe('c');
  });

  it('keeps the page from scrolling', () => {
    expect(press('ArrowDown').defaultPrevented).toBe(true);
  });

  it.each(['ArrowLeft', 'Home', 'Enter', 'a'])('leaves %s alone', (key) => {
    expect(press(key).defaultPrevented).toBe(false);
    expect(focused()).toBe('a');
  });

  it('leaves the arrows to a word that is being composed', () => {
    expect(press('ArrowDown', { isComposing: true }).defaultPrevented).toBe(false);
    expect(focused()).toBe('a');
  });
});
