import { isAvailable } from '@otm/chat-widget/core';
import { business } from '@otm/content';
import { expect, it, vi } from 'vitest';
import { chatHours, chatLink } from './contact.ts';

it('reads the office hours of the business', () => {
  const { opens, closes, utcOffset } = business.office;
  // A Wednesday.
  const at = (time: string) =>
    new Date(Date.parse(`2026-11-18T${time}:00Z`) - utcOffset * 3_600_000);
  const justBefore = (time: string) => new Date(at(time).getTime() - 1);
  expect(isAvailable(chatHours, at(opens))).toBe(true);
  expect(isAvailable(chatHours, justBefore(opens))).toBe(false);
  expect(isAvailable(chatHours, justBefore(closes))).toBe(true);
  expect(isAvailable(chatHours, at(closes))).toBe(false);
});

it('links to the stand-in in a sandbox', () => {
  const digits = business.phone.replace(/\D/g, '');
  expect(chatLink()).toBe(`/__sandbox/chat/send?phone=${digits}`);
});

it('links to the messaging service in a live build', async () => {
  vi.stubEnv('SITE_SERVICES', 'live');
  vi.resetModules();
  const live = await import('./contact.ts');
  const digits = business.phone.replace(/\D/g, '');
  expect(live.chatLink()).toBe(`https://api.whatsapp.com/send/?phone=${digits}`);
  vi.unstubAllEnvs();
});

it('links nowhere while the number is a mistake, which the settings name', async () => {
  vi.resetModules();
  vi.doMock('@otm/content', () => ({ business: { ...business, phone: 'call us' } }));
  const { chatLink } = await import('./contact.ts');
  expect(chatLink()).toBe('');
  vi.doUnmock('@otm/content');
});
