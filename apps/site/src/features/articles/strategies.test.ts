import { defaultSettings, findSetups, setupRules } from '@otm/charts';
import { type Locale, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { numbersIn, textOf } from './article-texts.ts';

const strategies = [
  { kind: 'momentum', slug: 'momentum-strategy' },
  { kind: 'reversal', slug: 'reversals-strategy' },
] as const;

const numerals: Readonly<Record<Locale, readonly string[]>> = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  es: ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
};

const { warmUp, slope, comeBack, target, after } = setupRules;

describe.each(locales)('the strategies in %s', (locale) => {
  const words = numerals[locale];

  it.each(strategies)('$slug names the rules by which its sessions are judged', ({ slug }) => {
    const rules = textOf(slug, locale).split('\n');
    const about = (start: RegExp) => numbersIn(rules.find((text) => start.test(text)) ?? '');
    expect(about(/^(?:The pictures come|Las imágenes salen)/).at(-1)).toBe(warmUp);
    expect(about(/^(?:Then|Después deciden) /)).toEqual([after, target, target, 1]);
  });

  it('names the bars of the momentum signal', () => {
    const bars = { en: `last ${words[slope]} bars`, es: `últimas ${words[slope]} barras` };
    expect(textOf('momentum-strategy', locale)).toContain(bars[locale]);
  });

  it('names the bars in which a reversal may come back', () => {
    const later = words[comeBack - 1];
    const bars = { en: `one of the next ${later}.`, es: `una de las ${later} siguientes.` };
    expect(textOf('reversals-strategy', locale)).toContain(bars[locale]);
  });
});

describe('what the strategies say about a few hundred seeds', () => {
  const tried = (kind: 'momentum' | 'reversal', each: number) => {
    const cases = findSetups(kind, each);
    const last = (worked: boolean) =>
      Math.max(...cases.filter((found) => found.worked === worked).map(({ seed }) => seed));
    return { worked: last(true), failed: last(false) };
  };

  it('is true of momentum: it failed more often than it went on', () => {
    const { worked, failed } = tried('momentum', 100);
    expect(worked).toBeGreaterThan(200);
    expect(failed / worked).toBeLessThan(0.8);
  }, 60_000);

  it('is true of reversals: they turned about as often as they failed', () => {
    const { worked, failed } = tried('reversal', 80);
    expect(Math.min(worked, failed)).toBeGreaterThan(200);
    expect(failed / worked).toBeGreaterThan(0.8);
    expect(failed / worked).toBeLessThan(1.25);
  }, 60_000);

  it('is counted in bars of five minutes', () => {
    expect(defaultSettings.bar).toEqual({ unit: 'time', length: 5 * 60_000 });
  });
});
