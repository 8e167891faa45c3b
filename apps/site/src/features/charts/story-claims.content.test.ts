import { type Locale, locales, type StoryPicture } from '@otm/schema';
import { describe, expect } from 'vitest';
import { ruleAbout, textOf } from '../articles/article-texts.ts';
import { sceneOf } from './scenes.ts';

// Stories take their figures from the engine. These are what posts say about them in words: each
// test names the words, and checks that they're true of the picture.

/** Returns the numbers of a picture by name. */
const numbersOf =
  (picture: StoryPicture) =>
  (name: string): number => {
    const text = sceneOf(picture).values[name];
    if (text === undefined) throw new Error(`The picture has no number ${name}.`);
    return Number(text.replaceAll(',', '').replace(/[–−]/, '-').replace('+', ''));
  };

const says = (slug: string, locale: Locale, words: Readonly<Record<Locale, string>>) =>
  expect(textOf(slug, locale)).toContain(words[locale]);

describe.each(locales)('what the posts say in words about their pictures, in %s', (locale) => {
  const edge = 'absorption-at-the-value-area-edge';
  ruleAbout(edge)('the attack on the edge of value costs four times the push', () => {
    const of = numbersOf({ view: 'delta', session: 'valueEdge' });
    says(edge, locale, { en: 'four times the cost', es: 'a cuatro veces el costo' });
    expect(of('attack.perTick') / of('push.perTick')).toBeGreaterThan(3.5);
    expect(of('attack.perTick') / of('push.perTick')).toBeLessThan(4.5);
    says(edge, locale, { en: 'nearly twice that of the push', es: 'casi el doble que la del' });
    expect(of('attack.delta') / of('push.delta')).toBeGreaterThan(1.75);
    expect(of('attack.delta') / of('push.delta')).toBeLessThanOrEqual(2);
    says(edge, locale, { en: 'less than half the ground', es: 'menos de la mitad del avance' });
    expect(of('attack.ticks')).toBeLessThan(of('push.ticks') / 2);
  });

  ruleAbout('cvd-divergence')('selling is absorbed at more than a hundred a tick', () => {
    const of = numbersOf({ view: 'cumulative', session: 'unconfirmedHighs' });
    says('cvd-divergence', locale, { en: 'than a hundred contracts', es: 'de cien contratos' });
    expect(Math.min(of('rest.perTick'), of('pause.perTick'))).toBeGreaterThan(100);
    says('cvd-divergence', locale, {
      en: 'more than half of the rally',
      es: 'más de la mitad de la compra neta',
    });
    expect(of('rest.deltaSize')).toBeGreaterThan(of('rally.delta') / 2);
  });

  const failed = 'failed-auctions-and-trapped-traders';
  ruleAbout(failed)('the buyers of the break get ten ticks, and later ones nothing', () => {
    const of = numbersOf({ view: 'delta', session: 'failedAuction' });
    says(failed, locale, { en: 'ten ticks for their effort', es: 'subir el precio diez ticks' });
    expect(of('breakout.ticks')).toBe(10);
    expect(of('stall.ticks')).toBeLessThanOrEqual(1);
    expect(of('stall.delta')).toBeGreaterThan(of('breakout.delta'));
    says(failed, locale, { en: 'more net selling than the', es: 'más venta neta que toda' });
    expect(of('exit.deltaSize')).toBeGreaterThan(of('breakout.delta') + of('stall.delta'));
  });

  ruleAbout('naked-poc')('the cost of a tick more than triples at the old POC', () => {
    const of = numbersOf({ view: 'price', session: 'threeDays' });
    says('naked-poc', locale, { en: 'more than triples', es: 'más del triple' });
    expect(of('touch.perTick')).toBeGreaterThan(3 * of('fall.perTick'));
  });

  const size = 'position-size-from-stop-distance';
  ruleAbout(size)('the deep pullback needs about three times the distance', () => {
    const of = numbersOf({ view: 'price', session: 'twoStops' });
    says(size, locale, { en: 'about three times the distance', es: 'al triple de distancia' });
    expect(of('wide.rangeTicks') / of('pullback.rangeTicks')).toBeGreaterThan(2.5);
    expect(of('wide.rangeTicks') / of('pullback.rangeTicks')).toBeLessThan(3.5);
  });

  const journal = 'journal-of-order-flow-setups';
  ruleAbout(journal)('the three trades go eight, nine and eight ticks their way', () => {
    const of = numbersOf({ view: 'cumulative', session: 'losingDay' });
    const tick = of('session.tick');
    const [long, short] = [of('open.high') + tick, of('open.low') - tick];
    says(journal, locale, { en: 'eight ticks in favor of the first', es: 'ocho ticks a favor' });
    expect((Math.max(of('breakUp.high'), of('failUp.high')) - long) / tick).toBe(8);
    expect((short - Math.min(of('breakDown.low'), of('failDown.low'))) / tick).toBe(9);
    expect((Math.max(of('lateBuy.high'), of('close.high')) - long) / tick).toBe(8);
    says(journal, locale, { en: 'the first 44 minutes', es: 'los primeros 44 minutos' });
    expect(of('open.minutes')).toBe(44);
  });

  ruleAbout(journal)('delta agrees at each entry, and CVD is above its low at the second', () => {
    const of = numbersOf({ view: 'cumulative', session: 'losingDay' });
    const tick = of('session.tick');
    says(journal, locale, {
      en: 'Delta agreed at each entry',
      es: 'La delta acompañó cada entrada',
    });
    expect(of('breakUp.breakPrice')).toBe(of('open.high') + tick);
    expect(of('breakUp.breakDelta')).toBeGreaterThan(0);
    expect(of('breakDown.breakPrice')).toBe(of('open.low') - tick);
    expect(of('breakDown.breakDelta')).toBeLessThan(0);
    says(journal, locale, { en: '5,390.25, 10 ticks above', es: '5,390.25, 10 ticks por encima' });
    expect(of('breakDown.breakPrice') + 10 * tick).toBe(5390.25);
    expect(of('lateBuy.breakPrice')).toBe(of('open.high') + tick);
    expect(of('lateBuy.breakDelta')).toBeGreaterThan(0);
    says(journal, locale, { en: 'above its earlier low', es: 'por encima de su mínimo anterior' });
    expect(of('open.cumulativeLow')).toBeLessThan(of('failUp.cumulativeLow'));
    expect(of('breakDown.breakCumulative')).toBeGreaterThan(of('open.cumulativeLow'));
    says(journal, locale, { en: 'CVD made a lower high', es: 'el CVD marcó un máximo más bajo' });
    expect(of('lateBuy.cumulativeHigh')).toBeLessThan(of('breakUp.cumulativeHigh'));
  });
});
