import type { SettingProblem } from '@otm/schema/settings';
import { expect, it } from 'vitest';
import { refuseMistakes } from './refuse-mistakes.ts';

const sample: SettingProblem = {
  setting: 'business.email',
  area: 'business',
  value: 'support@example.com',
  rule: 'sample-email',
  details: { example: 'help@acme.io' },
};
const mistake: SettingProblem = {
  ...sample,
  setting: 'business.booking.url',
  value: 'javascript:alert(1)',
  rule: 'https',
};
const missing: SettingProblem = {
  setting: 'SITE_MAIL_PUBLIC_KEY',
  area: 'environment',
  value: '',
  rule: 'missing',
  details: { example: 'k3y' },
};

it('builds with samples', () => {
  expect(() => refuseMistakes([sample], false)).not.toThrow();
});

it('refuses mistakes in any build, and names setting, value and remedy', () => {
  for (const isSandbox of [true, false])
    expect(() => refuseMistakes([mistake, sample], isSandbox)).toThrow(
      /business\.booking\.url "javascript:alert\(1\)".*Write an https URL/,
    );
});

it('refuses a missing account in a live build only', () => {
  expect(() => refuseMistakes([missing], true)).not.toThrow();
  expect(() => refuseMistakes([missing], false)).toThrow(/SITE_MAIL_PUBLIC_KEY is not set/);
});
