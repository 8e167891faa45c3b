// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeKey } from '../../boot/storage.ts';
import { createTracker } from './create-tracker.ts';

/** One for each test: trackers of earlier tests still listen. */
let send = vi.fn();
const account = { url: 'https://count.example/api', id: 'shop' };
const tracker = (needsConsent = false) => createTracker(account, { needsConsent, send });
const accept = () => {
  localStorage.setItem(noticeKey, '1');
  document.querySelector<HTMLElement>('[data-accept]')?.click();
};

beforeEach(() => {
  location.href = 'https://shop.example/buy?aff=partner#plans';
  document.title = 'Buy';
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<button data-accept>OK</button><a id="other">Other</a>';
  send = vi.fn();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('sends an event with its page, without query and fragment', () => {
  tracker()({ name: 'page-view' });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    account,
    { name: 'page-view' },
    { url: 'https://shop.example/buy', title: 'Buy', language: 'es', referrer: '' },
  );
});

it.each([
  ['https://search.example/?q=secret', 'https://search.example'],
  ['https://shop.example/blog', ''],
  ['', ''],
])('shortens the referrer %s to "%s"', (referrer, expected) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  tracker()({ name: 'page-view' });
  expect(send.mock.calls[0]?.[2].referrer).toBe(expected);
  vi.restoreAllMocks();
});

it('sends nothing where the browser asks for privacy', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  tracker()({ name: 'page-view' });
  expect(send).not.toHaveBeenCalled();
});

it('sends nothing before consent', () => {
  const track = tracker(true);
  track({ name: 'page-view' });
  track({ name: 'chat-opened' });
  document.querySelector<HTMLElement>('#other')?.click();
  expect(send).not.toHaveBeenCalled();
});

it('sends the view that waited for consent, once, and what follows', () => {
  const track = tracker(true);
  track({ name: 'page-view' });
  accept();
  accept();
  expect(send).toHaveBeenCalledOnce();
  track({ name: 'chat-opened' });
  expect(send).toHaveBeenCalledTimes(2);
});

it('remembers the consent of an earlier visit', () => {
  localStorage.setItem(noticeKey, '1');
  tracker(true)({ name: 'page-view' });
  expect(send).toHaveBeenCalledOnce();
});

it('sends nothing where storage is denied and consent is needed', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  tracker(true)({ name: 'page-view' });
  expect(send).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
