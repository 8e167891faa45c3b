// @vitest-environment happy-dom
import type { VisitCounter } from '@otm/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adapters } from './adapters.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

const page = {
  url: 'https://shop.example/buy',
  title: 'Buy',
  language: 'en',
  referrer: 'https://search.example',
};
const account = { url: 'https://count.example/api', id: 'shop.example' };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
  sendBeacon.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => vi.unstubAllGlobals());

const send = (name: VisitCounter, event: AnalyticsEvent) =>
  adapters[name].send(account, event, page);
const sent = () => {
  const [url, init] = fetched.mock.calls[0] ?? [];
  return { url, init, body: JSON.parse(String(init?.body)) };
};

it('sends a view of a page to Plausible as a pageview', () => {
  send('plausible', { name: 'page-view' });
  expect(sent()).toMatchObject({
    url: account.url,
    body: { name: 'pageview', domain: 'shop.example', url: page.url, referrer: page.referrer },
  });
});

it('sends an event with its item to Plausible', () => {
  send('plausible', { name: 'plan-click', item: 'basic-yearly' });
  expect(sent().body).toMatchObject({ name: 'plan-click', props: { item: 'basic-yearly' } });
});

it('sends a view of a page to Umami without an event name', () => {
  send('umami', { name: 'page-view' });
  const { body } = sent();
  expect(body.type).toBe('event');
  expect(body.payload).toMatchObject({ website: 'shop.example', hostname: 'shop.example' });
  expect(body.payload).toMatchObject({ url: '/buy', title: 'Buy', language: 'en' });
  expect(body.payload).not.toHaveProperty('name');
});

it('sends an event with its item to Umami', () => {
  send('umami', { name: 'form-sent', item: 'contact' });
  expect(sent().body.payload).toMatchObject({ name: 'form-sent', data: { item: 'contact' } });
});

it.each(['plausible', 'umami'] as const)('sends no cookie to %s and outlives the page', (name) => {
  send(name, { name: 'page-view' });
  expect(sent().init).toMatchObject({ credentials: 'omit', keepalive: true, method: 'POST' });
});

it.each(['plausible', 'umami'] as const)('stays silent when %s is down', async (name) => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => send(name, { name: 'page-view' })).not.toThrow();
});

it('sends the event and its page to a collector by beacon', () => {
  send('beacon', { name: 'download', item: 'free-vwap' });
  const body = JSON.stringify({ name: 'download', item: 'free-vwap', page });
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(account.url, body);
});

it('asks for consent where no one knows what the receiver keeps', () => {
  const asking = Object.entries(adapters).filter(([, { needsConsent }]) => needsConsent);
  expect(asking.map(([name]) => name)).toEqual(['beacon']);
});
