import { describe, expect, it } from 'vitest';
import { checkSettings, settingList, shownSettings } from './check-settings.ts';
import { describeProblem, problemLine } from './describe-problem.ts';
import { ruleMessages } from './messages.ts';
import type { SiteSettings } from './setting.ts';
import { businessMistakes } from './testing/business-mistakes.ts';
import { linkMistakes } from './testing/link-mistakes.ts';
import { otherMistakes } from './testing/other-mistakes.ts';
import { readySettings } from './testing/ready-settings.ts';
import { secretMistakes, secretPart } from './testing/secret-mistakes.ts';
import { sharedMistakes } from './testing/shared-mistakes.ts';
import { textMistakes } from './testing/text-mistakes.ts';
import { valuesAt } from './values-at.ts';

/** Sets the value of a path, which may lead through lists. */
function change(path: string, value: unknown): SiteSettings {
  const copy = structuredClone(readySettings);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((branch, key) => Reflect.get(Object(branch), key), copy);
  Reflect.set(Object(parent), last, structuredClone(value));
  return copy;
}

const linesOf = (settings: SiteSettings) =>
  checkSettings(settings).map((problem) => problemLine(problem, 'en'));

const key = 'environment/SITE_CAPTCHA_SITE_KEY';
const card = 'business/checkouts/0/';
const wallet = 'business/checkouts/1/';
const mistakes = [
  ...businessMistakes,
  ...otherMistakes,
  ...secretMistakes,
  ...linkMistakes,
  ...sharedMistakes,
  ...textMistakes,
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
  ['videos/0/duration', '1:05:30'],
  ['videos/0/id', 'arcVideo000'],
  ['environment/SITE_BASE', '/shop/buy'],
])('accepts %s as %j', (path, value) => {
  expect(linesOf(change(path, value))).toEqual([]);
});

it('reports two checkouts with one template once', () => {
  const settings = change(`${card}template`, 'https://pay.acme.io/{language}/{item}');
  const { checkouts } = settings.business;
  Reflect.set(checkouts[0], 'links', {});
  expect(linesOf(settings)).toEqual([
    'business.checkouts.wallet.template "https://pay.acme.io/{language}/{item}" is also the URL of card.template. Give each item and each checkout a URL of its own.',
  ]);
});

describe('values that don’t fit together', () => {
  const id = '5d3b1c8e-9a4f-4c21-8d17-0123456789ab';
  const counting = (
    SITE_ANALYTICS: string,
    SITE_ANALYTICS_URL: string,
    SITE_ANALYTICS_ID: string,
  ) =>
    linesOf({
      ...readySettings,
      environment: {
        ...readySettings.environment,
        SITE_ANALYTICS,
        SITE_ANALYTICS_URL,
        SITE_ANALYTICS_ID,
      },
    });

  it('accepts the account of each adapter', () => {
    expect(counting('plausible', 'https://plausible.io/api/event', 'acme.io')).toEqual([]);
    expect(counting('umami', 'https://stats.acme.io/api/send', id)).toEqual([]);
  });

  it.each([
    ['umami', 'https://stats.acme.io/api/send', 'acme.io', /^SITE_ANALYTICS_ID .* of umami/],
    ['plausible', 'https://plausible.io/api/event', id, /^SITE_ANALYTICS_ID .* of plausible/],
    ['plausible', 'https://plausible.io', 'acme.io', /^SITE_ANALYTICS_URL .*takes events/],
    ['umami', 'https://stats.acme.io/script.js', id, /^SITE_ANALYTICS_URL .*takes events/],
  ])('refuses %s with %s and the id %s', (adapter, collector, account, line) => {
    expect(counting(adapter, collector, account)).toEqual([expect.stringMatching(line)]);
  });

  it('refuses a price of its own in one language only at the same checkout', () => {
    const { en } = readySettings.plans;
    const other = { ...readySettings, plans: { en, es: en.map((it) => ({ ...it, price: 391 })) } };
    const prices = linesOf(other).filter((line) => line.includes('.price '));
    expect(prices).toEqual([
      expect.stringMatching(
        /^plans\.es\.lifetime\.price "391" .* of plans\.en\.lifetime\.price, 790/,
      ),
    ]);
  });

  it('refuses an affiliate’s code that would replace the item', () => {
    const settings = change(`${wallet}template`, 'https://pay.acme.io/buy?ref={item}');
    Reflect.set(settings.business.checkouts[1], 'affiliateParameter', 'ref');
    expect(linesOf(settings)).toEqual([
      expect.stringMatching(/^business\.checkouts\.wallet\.affiliateParameter "ref".*replace/),
    ]);
  });
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
