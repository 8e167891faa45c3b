import { afterEach, expect, it, vi } from 'vitest';
import { chatStandIn } from './stand-in.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('in a sandbox a message goes to the stand-in, to the same number with the same text', () => {
  const url = 'https://api.whatsapp.com/send/?phone=15550100199&text=50%25%20%26%20more';
  const event = new CustomEvent('chat-send', { detail: { text: '50% & more', url, agent: 'OTM' } });
  chatStandIn?.(event);
  expect(event.detail.url).toBe('/__sandbox/chat/send?phone=15550100199&text=50%25%20%26%20more');
});

it('in a build for the real services there is no such thing', async () => {
  vi.stubEnv('SITE_SERVICES', 'live');
  vi.resetModules();
  expect((await import('./stand-in.ts')).chatStandIn).toBeUndefined();
});
