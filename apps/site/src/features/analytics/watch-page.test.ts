// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { trackEvent } from './analytics-event.ts';
import { watchPage } from './watch-page.ts';

const track = vi.fn();
watchPage(track);
const atStart = track.mock.calls.flat();

const click = (selector: string, type = 'click') =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = `
    <a id="plan" data-track="plan-click" data-item="basic-yearly"><b>Buy</b></a>
    <a id="free" data-track="download" data-item="free-vwap">Get</a>
    <div data-track="replay-used" data-item="vwap"><button id="play">Play</button><button id="step">Step</button></div>
    <a id="odd" data-track="something-else">Odd</a>
    <p>text</p>`;
  track.mockClear();
});

it('tracks the view of the page at once', () => {
  expect(atStart).toEqual([{ name: 'page-view' }]);
});

it('tracks a page that comes back from the back/forward cache', () => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(track).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'page-view' });
});

it.each([
  ['b', { name: 'plan-click', item: 'basic-yearly' }],
  ['#free', { name: 'download', item: 'free-vwap' }],
  ['#play', { name: 'replay-used', item: 'vwap' }],
])('tracks a click on %s', (selector, event) => {
  click(selector);
  expect(track).toHaveBeenCalledExactlyOnceWith(event);
});

it('tracks a middle click, which opens the checkout in a tab', () => {
  click('#plan', 'auxclick');
  expect(track).toHaveBeenCalledOnce();
});

it('tracks the first use of a replay only', () => {
  click('#play');
  click('#step');
  expect(track).toHaveBeenCalledOnce();
});

it('tracks a click once that waits for the code of an island', () => {
  const plan = document.querySelector<HTMLElement>('#plan');
  plan?.setAttribute('data-early', '');
  plan?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('#plan');
  expect(track).not.toHaveBeenCalled();
  plan?.removeAttribute('data-early');
  click('#plan');
  expect(track).toHaveBeenCalledOnce();
});

it.each(['p', '#odd'])('ignores a click on %s', (selector) => {
  click(selector);
  expect(track).not.toHaveBeenCalled();
});

it('tracks the first opening of the chat', () => {
  document.body.dispatchEvent(new CustomEvent('chat-open', { bubbles: true }));
  document.body.dispatchEvent(new CustomEvent('chat-open', { bubbles: true }));
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'chat-opened' });
});

it('tracks what islands report', () => {
  const detail = { name: 'form-sent', item: 'contact' };
  document.dispatchEvent(new CustomEvent(trackEvent, { detail }));
  expect(track).toHaveBeenCalledExactlyOnceWith(detail);
});
