import { describe, expect, it } from 'vitest';
import { checkSettings, settingList, shownSettings } from './check-settings.ts';
import { describeProblem } from './describe-problem.ts';
import { ownSettings } from './example-values.ts';
import { ruleMessages } from './messages.ts';
import { businessMistakes } from './testing/business-mistakes.ts';
import { change, linesOf } from './testing/change.ts';
import { contentMistakes } from './testing/content-mistakes.ts';
import { exampleMistakes, examplePlaces } from './testing/example-mistakes.ts';
import { linkMistakes } from './testing/link-mistakes.ts';
import { missingMistakes } from './testing/missing-mistakes.ts';
import { otherMistakes } from './testing/other-mistakes.ts';
import { readySettings } from './testing/ready-settings.ts';
import { secretMistakes, secretPart } from './testing/secret-mistakes.ts';
import { sharedMistakes } from './testing/shared-mistakes.ts';
import { textMistakes } from './testing/text-mistakes.ts';
import { valuesAt } from './values-at.ts';

const key = 'environment/SITE_CAPTCHA_SITE_KEY';
const card = 'business/checkouts/0/';
const wallet = 'business/checkouts/1/';
const mistakes = [
  ...businessMistakes,
  ...otherMistakes,
  ...missingMistakes,
  ...secretMistakes,
  ...linkMistakes,
  ...sharedMistakes,
  ...textMistakes,
  ...contentMistakes,
  ...exampleMistakes,
];

it('finds nothing wrong with settings that are ready', () => {
  expect(linesOf(readySettings)).toEqual([]);
});

it('has at least 60 mistakes to refuse', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
});

it.each(mistakes)('refuses %s as %j', (path, value, setting, remedy) => {
  const lines = linesOf(change(path, value));
  const named = lines.filter((line) => line.split(' ')[0]?.includes(setting.split(' ')[0] ?? ''));
  expect(named.join('\n'), lines.join('\n')).toMatch(remedy);
});

it.each(mistakes)('explains %s as %j in both languages', (path, value) => {
  for (const problem of checkSettings(change(path, value)))
    for (const locale of ['en', 'es'] as const) {
      const texts = describeProblem(problem, locale);
      expect(`${texts.problem} ${texts.remedy}`.replace(/\{(?:item|language)\}/g, '')).not.toMatch(
        /\{\w+\}/,
      );
    }
});

it.each(secretMistakes)('doesn’t show the secret in %s', (path, value) => {
  for (const { details, setting, value: shown } of checkSettings(change(path, value)))
    expect([setting, shown, ...Object.values(details)].join('\n')).not.toContain(secretPart);
  expect(shownSettings(change(path, value)).map((it) => it.value)).not.toContainEqual(
    expect.stringContaining(secretPart),
  );
});

it('refuses the example of every setting that owners don’t share', () => {
  expect([...examplePlaces.keys()].toSorted()).toEqual([...ownSettings].toSorted());
});

it('never shows a secret', () => {
  const secrets = [
    'ES_0123456789abcdef0123456789abcdef',
    `0x${'0'.repeat(39)}1`,
    'xoxb-0123456789-abcdef',
    'AKIA0123456789ABCDEF',
  ];
  for (const secret of secrets)
    expect(linesOf(change(key, secret)).join()).not.toContain(secret.slice(5));
});

it.each<readonly [path: string, value: unknown]>([
  ['business/phone', '+1 (212) 200-4000'],
  ['business/phone', '+39 06 1234 5678'],
  ['business/booking/url', 'https://meet.acme.io/'],
  ['business/booking/url', `https://pay.acme.io/0x${'0123456789'.repeat(4)}`],
  ['business/booking/url', 'https://cal.com/acme/café?lang=es#top'],
  ['business/booking/url', 'https://cal.acme.io:8443/acme'],
  ['business/community/youtube/url', 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv'],
  ['business/community/telegram/url', 'https://t.me/+AbCdEf123456'],
  ['business/community/discord/url', 'https://discord.com/invite/acme'],
  [`${card}links/pack`, 'https://pay.acme.io/buy?checkout[item]=pack'],
  [`${card}links/yearly`, 'https://buy.stripe.com/aaa?locale=es'],
  [`${wallet}template`, 'https://pay.acme.io/buy?item={item}&lang={language}'],
  ['reviews/0/source', 'https://www.trustpilot.com/reviews/65f1'],
  ['reviews/0/quote', 'My account grew 👩‍💻❤️'],
  ['videos/0/duration', '1:05:30'],
  ['videos/0/id', 'arcVideo000'],
  ['environment/SITE_BASE', '/shop/buy'],
])('accepts %s as %j', (path, value) => {
  expect(linesOf(change(path, value))).toEqual([]);
});

describe('the list of settings', () => {
  it.each(settingList)('$name is part of the settings', ({ name, optional }) => {
    const found = valuesAt(readySettings, name);
    expect(found.length).toBeGreaterThan(0);
    if (!optional) for (const { value } of found) expect(value).toBeDefined();
  });

  it('describes each setting in both languages', () => {
    for (const { must } of settingList) {
      expect(must.en).not.toBe('');
      expect(must.es).not.toBe(must.en);
    }
  });
});

it('has a message for every rule in both languages', () => {
  expect(Object.keys(ruleMessages.es).toSorted()).toEqual(Object.keys(ruleMessages.en).toSorted());
});
