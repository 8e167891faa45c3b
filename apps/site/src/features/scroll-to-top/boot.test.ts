// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop, toggleScrollToTop } from './boot.ts';

const button = () => document.querySelector<HTMLElement>('[data-top]');

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"></main><button data-top hidden>Top</button>';
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, true],
  [20, true],
  [21, false],
  [5000, false],
])('at %d px its button is hidden: %s', (position, hidden) => {
  vi.stubGlobal('scrollY', position);
  toggleScrollToTop();
  expect(button()?.hidden).toBe(hidden);
});

it('hides its button again at the top', () => {
  vi.stubGlobal('scrollY', 500);
  toggleScrollToTop();
  vi.stubGlobal('scrollY', 0);
  toggleScrollToTop();
  expect(button()?.hidden).toBe(true);
});

it('scrolls to the top and moves the focus to the content', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement).toBe(document.querySelector('main'));
});
