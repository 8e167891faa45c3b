import { afterEach, expect, it, vi } from 'vitest';
import { chatStandIn } from './stand-in.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('keeps the number and the text on the way to the stand-in', () => {
  const url = 'https://api.whatsapp.com/send/?phone=15550100199&text=50%25%20%26%20more';
  const event = new CustomEvent('chat-send', { detail: { text: '50% & more', url, agent: 'OTM' } });
  chatStandIn?.(event);
  expect(event.detail.url).toBe('/__sandbox/chat/send?phone=15550100199&text=50%25%20%26%20more');
});

it('is absent from a live build', async () => {
  vi.stubEnv('SITE_SERVICES', 'live');
  vi.resetModules();
  expect((await import('./stand-in.ts')).chatStandIn).toBeUndefined();
});
