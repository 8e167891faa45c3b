import { textsOf } from '@otm/content';
import { type Locale, locales, type VisitCounter, visitCounters } from '@otm/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsPage } from '../features/analytics/analytics-event.ts';

const host = 'count.example';
const page: AnalyticsPage = {
  url: 'https://shop.example/buy',
  title: 'Buy',
  language: 'en',
  referrer: 'https://search.example',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_SERVICES', 'live');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The text of the privacy notice in a build with these settings. */
async function noticeWith(settings: Readonly<Record<string, string>>, locale: Locale) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { privacyPage } = await import('../library.ts');
  return textsOf(privacyPage[locale].blocks, locale)
    .map(({ text }) => text)
    .join('\n');
}

/** The names and values of everything that an adapter sends. */
async function sentBy(counter: VisitCounter) {
  const bodies: unknown[] = [];
  const keep = (body: unknown) => bodies.push(JSON.parse(String(body)));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => keep(init.body));
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: unknown) => keep(body) });
  const { adapters } = await import('../features/analytics/adapters.ts');
  const account = { url: `https://${host}/api`, id: 'shop' };
  adapters[counter].send(account, { name: 'plan-click', item: 'basic-yearly' }, page);
  const leaves = (value: unknown, name = ''): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => leaves(part, key))
      : [name];
  return bodies.flatMap((body) => leaves(body));
}

/** How the notice describes what is sent, by its name in a request. */
const descriptions: Readonly<Record<string, Readonly<Record<Locale, RegExp>>>> = {
  name: { en: /happened/, es: /ocurrió/ },
  item: { en: /which plan/, es: /qué plan/ },
  url: { en: /URL of the page/, es: /URL de la página/ },
  referrer: { en: /came from/, es: /proviene/ },
  title: { en: /\btitle\b.*\blanguage\b/, es: /\btítulo\b.*\bidioma\b/ },
  language: { en: /\blanguage of the page/, es: /\bidioma de la página/ },
};
/** The site's own account and host, and the kind of request: nothing about a visitor. */
const ownNames = new Set(['domain', 'website', 'hostname', 'type']);

const denial = { en: 'does not measure visits', es: 'no mide visitas' };
const consent = { en: 'only after you have accepted', es: 'solo después de que usted acepte' };
const before = { en: 'loads nothing from other', es: 'no carga nada de otras' };
const privacy = 'Global Privacy Control';

describe.each(locales)('the privacy notice in %s', (locale) => {
  it('denies counting where nothing counts visits', async () => {
    const notice = await noticeWith({}, locale);
    for (const text of [denial, before]) expect(notice).toContain(text[locale]);
    expect(notice).not.toContain(privacy);
  });

  it.each(visitCounters)('tells what %s gets, where it goes, and when', async (counter) => {
    const notice = await noticeWith(
      { SITE_ANALYTICS: counter, SITE_ANALYTICS_URL: `https://${host}/api` },
      locale,
    );
    for (const text of [denial, before]) expect(notice).not.toContain(text[locale]);
    for (const text of [host, privacy]) expect(notice).toContain(text);
    const { adapters } = await import('../features/analytics/adapters.ts');
    const { needsConsent } = adapters[counter];
    expect(notice.includes(consent[locale])).toBe(needsConsent);
    const sent = new Set((await sentBy(counter)).filter((name) => !ownNames.has(name)));
    for (const name of sent)
      expect(notice, `${counter} sends "${name}"`).toMatch(descriptions[name]?.[locale] ?? name);
    for (const [name, text] of Object.entries(descriptions))
      if (!sent.has(name)) expect(notice, `no "${name}"`).not.toMatch(text[locale]);
  });
});
