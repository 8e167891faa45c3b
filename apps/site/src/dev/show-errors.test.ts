// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const shown: string[] = [];

beforeAll(async () => {
  customElements.define(
    'vite-error-overlay',
    class extends HTMLElement {
      constructor({ message }: { readonly message: string }) {
        super();
        shown.push(message);
      }
    },
  );
  await import('./show-errors.ts');
});
beforeEach(() => {
  shown.length = 0;
  document.body.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const mistake = new Error('articles/vwap/en.md:26: There is no article "delat".');

function fail(event: 'error' | 'unhandledrejection', value: unknown): void {
  dispatchEvent(Object.assign(new Event(event), { error: value, reason: value }));
  vi.runAllTimers();
}

it.each(['error', 'unhandledrejection'] as const)('shows an %s that leaves no page', (event) => {
  fail(event, mistake);
  expect(shown).toEqual([mistake.message]);
});

it('shows the first of several errors', () => {
  fail('error', mistake);
  fail('error', new Error('another'));
  expect(shown).toEqual([mistake.message]);
});

it('leaves a page as it is', () => {
  document.body.append(document.createElement('main'));
  fail('error', mistake);
  expect(shown).toEqual([]);
});

it('says nothing of an event without an error', () => {
  fail('error', null);
  expect(shown).toEqual([]);
});
