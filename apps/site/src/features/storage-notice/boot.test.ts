// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptStorage, announceStorage } from './boot.ts';

const notice = () => document.querySelector<HTMLElement>('[data-cookies]');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main tabindex="-1"></main>
    <aside data-cookies hidden><button data-accept>OK</button></aside>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('appears 2 seconds after the page has loaded, not before', () => {
  announceStorage();
  vi.advanceTimersByTime(1999);
  expect(notice()?.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(notice()?.hidden).toBe(false);
});

it('disappears for good once accepted', () => {
  announceStorage();
  vi.advanceTimersByTime(2000);
  acceptStorage();
  expect(notice()?.hidden).toBe(true);
  announceStorage();
  vi.advanceTimersByTime(10_000);
  expect(notice()?.hidden).toBe(true);
  expect(localStorage.getItem('otm_cookies')).toBe('1');
});

it('appears again if what is stored isn’t its acceptance', () => {
  localStorage.setItem('otm_cookies', '{"');
  announceStorage();
  vi.advanceTimersByTime(2000);
  expect(notice()?.hidden).toBe(false);
});

it('moves the focus to the content when it is accepted', () => {
  acceptStorage();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('still disappears without storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  announceStorage();
  vi.advanceTimersByTime(2000);
  expect(notice()?.hidden).toBe(false);
  acceptStorage();
  expect(notice()?.hidden).toBe(true);
});

it('does nothing on a page without a notice', () => {
  document.body.innerHTML = '';
  announceStorage();
  expect(() => vi.advanceTimersByTime(2000)).not.toThrow();
  expect(() => acceptStorage()).not.toThrow();
});
