import { readPhone } from '@otm/chat-widget/core';
import { checkSettings, isMistake } from '@otm/schema/settings';
import { expect, it } from 'vitest';
import { optionalProblems, settingProblems, siteSettings } from './site-settings.ts';

const problems = settingProblems();
const namesOf = (area: string) =>
  problems.filter((it) => it.area === area).map(({ setting }) => setting);

it('lists everything that a fresh clone has to set', () => {
  expect(namesOf('environment')).toEqual(
    expect.arrayContaining(['SITE_SERVICES', 'SITE_MAIL_PUBLIC_KEY', 'SITE_CAPTCHA_SITE_KEY']),
  );
  expect(namesOf('business')).toEqual(
    expect.arrayContaining(['business.sample', 'business.email', 'business.phone']),
  );
  expect(namesOf('videos').length).toBeGreaterThan(1);
});

it('a fresh clone has samples, and no mistakes outside of the environment', () => {
  const mistakes = problems.filter((it) => it.area !== 'environment' && isMistake(it));
  expect(mistakes).toEqual([]);
});

it.each(['/buy', '/es', '/assets', '/glosario', '/free-indicators'])(
  'the site can’t be below %s, which it has already',
  (SITE_BASE) => {
    const settings = siteSettings();
    const environment = { ...settings.environment, SITE_BASE };
    expect(checkSettings({ ...settings, environment })).toContainEqual(
      expect.objectContaining({ setting: 'SITE_BASE', rule: 'taken-path' }),
    );
  },
);

it('the samples of an article count as testimonials to replace', () => {
  expect(siteSettings().reviews.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Megan T.', 'Daniel K.', 'Priya S.']),
  );
});

it('names what only the owner knows', () => {
  expect(namesOf('facts').length).toBe(siteSettings().unanswered.length);
});

it('a missing picture keeps no site from going live', () => {
  expect(namesOf('captures')).toEqual([]);
  expect(optionalProblems().map(({ setting }) => setting)).toEqual(
    siteSettings().withoutCapture.map((id) => `captures.${id}`),
  );
});

it('the samples of the alternative landing page count as testimonials to replace', () => {
  expect(siteSettings().reviews.map(({ name }) => name)).toContain('A crude oil trader');
});

it.each(['1 415 200 0143', '+1 (212) 200-4000', '+44 20 7946 1234', '549-11-2345-6789'])(
  'the chat reads %s, which the settings accept',
  (phone) => {
    const settings = { ...siteSettings(), business: { ...siteSettings().business, phone } };
    expect(checkSettings(settings).map(({ setting }) => setting)).not.toContain('business.phone');
    expect(readPhone(phone)).toBe(phone.replace(/\D/g, ''));
  },
);
