import { composeScene, computeStorySession } from '@otm/charts';
import { type Locale, locales, type StoryPicture } from '@otm/schema';
import { describe, expect } from 'vitest';
import { ruleAbout, textOf } from '../articles/article-texts.ts';
import { sceneOf, scriptOf } from './scenes.ts';

// Stories take their figures from the engine. These are what posts say about them in words: each
// test names the words, and checks that they're true of the picture.

/** Returns the numbers of a picture by name. */
const numbersOf = (picture: StoryPicture) => readerOf(sceneOf(picture).values);

const readerOf =
  (values: Readonly<Record<string, string>>) =>
  (name: string): number => {
    const text = values[name];
    if (text === undefined) throw new Error(`The picture has no number ${name}.`);
    return Number(text.replaceAll(',', '').replace(/[–−]/, '-').replace('+', ''));
  };

/** The same session on bars of another length: the bars, with prices in points. */
const barsOf = (session: string, barMinutes: number) => {
  const { session: computed, tickSize } = computeStorySession({ ...scriptOf(session), barMinutes });
  return computed.bars.map((bar) => ({
    ...bar,
    minute: bar.start / 60_000,
    high: bar.high * tickSize,
    low: bar.low * tickSize,
    close: bar.close * tickSize,
  }));
};

const claims = (slug: string, locale: Locale, words: Readonly<Record<Locale, string>>) =>
  expect(textOf(slug, locale)).toContain(words[locale]);

describe.each(locales)('what the posts say in words about their pictures, in %s', (locale) => {
  const edge = 'absorption-at-the-value-area-edge';
  ruleAbout(edge)('the attack on the edge of value costs four times the push', () => {
    const of = numbersOf({ view: 'delta', session: 'valueEdge' });
    claims(edge, locale, { en: 'four times the cost', es: 'a cuatro veces el costo' });
    expect(of('attack.perTick') / of('push.perTick')).toBeGreaterThan(3.5);
    expect(of('attack.perTick') / of('push.perTick')).toBeLessThan(4.5);
    claims(edge, locale, { en: 'nearly twice that of the push', es: 'casi el doble que la del' });
    expect(of('attack.delta') / of('push.delta')).toBeGreaterThan(1.75);
    expect(of('attack.delta') / of('push.delta')).toBeLessThanOrEqual(2);
    claims(edge, locale, { en: 'less than half the ground', es: 'menos de la mitad del avance' });
    expect(of('attack.ticks')).toBeLessThan(of('push.ticks') / 2);
  });

  ruleAbout('cvd-divergence')('selling is absorbed at more than a hundred a tick', () => {
    const of = numbersOf({ view: 'cumulative', session: 'unconfirmedHighs' });
    claims('cvd-divergence', locale, { en: 'than a hundred contracts', es: 'de cien contratos' });
    expect(Math.min(of('rest.perTick'), of('pause.perTick'))).toBeGreaterThan(100);
    claims('cvd-divergence', locale, {
      en: 'more than half of the rally',
      es: 'más de la mitad de la compra neta',
    });
    expect(of('rest.deltaSize')).toBeGreaterThan(of('rally.delta') / 2);
  });

  const divergence = 'cvd-divergence';
  ruleAbout(divergence)('two divergences, each with a high that price extends', () => {
    const of = numbersOf({ view: 'cumulative', session: 'unconfirmedHighs' });
    const tick = of('session.tick');
    claims(divergence, locale, {
      en: 'you get two divergences: marks 3 and 4 share one high, and marks 5 and 6 share another',
      es: 'se cuentan dos divergencias: las marcas 3 y 4 comparten un máximo, y las marcas 5 y 6',
    });
    const bars = barsOf('unconfirmedHighs', of('session.barMinutes'));
    const [first, extended, second, last] = ['firstHigh', 'pause', 'secondHigh', 'turn'].map(
      (part) => bars.findIndex(({ high }) => high >= of(`${part}.high`)),
    );
    expect([(extended ?? 0) - (first ?? 0), (last ?? 0) - (second ?? 0)]).toEqual([0, 1]);
    expect((last ?? 0) - (extended ?? 0)).toBeGreaterThanOrEqual(3);
    claims(divergence, locale, { en: 'second high by one tick', es: 'segundo máximo un tick' });
    expect(of('turn.high')).toBe(of('secondHigh.high') + tick);
    for (const part of ['firstHigh', 'pause', 'secondHigh', 'turn'])
      expect(of(`${part}.cumulativeHigh`)).toBeLessThan(of('rally.cumulativeHigh'));
  });

  ruleAbout(divergence)('its pullbacks are shallower than the legs of the settings', () => {
    const of = numbersOf({ view: 'cumulative', session: 'unconfirmedHighs' });
    const tick = of('session.tick');
    claims(divergence, locale, {
      en: '10 and 8 ticks deep',
      es: '10 ticks el primero y 8 el segundo',
    });
    expect((of('rally.high') - of('rest.low')) / tick).toBe(10);
    expect((of('pause.high') - of('secondHigh.low')) / tick).toBe(8);
    claims(divergence, locale, { en: 'legs of 16 ticks or more', es: 'tramos de 16 ticks o más' });
  });

  const failed = 'failed-auctions-and-trapped-traders';
  ruleAbout(failed)('the buyers of the break get ten ticks, and later ones nothing', () => {
    const of = numbersOf({ view: 'delta', session: 'failedAuction' });
    claims(failed, locale, { en: '10 ticks for their effort', es: 'subir el precio 10 ticks' });
    expect(of('breakout.ticks')).toBe(10);
    expect(of('stall.ticks')).toBeLessThanOrEqual(1);
    expect(of('stall.delta')).toBeGreaterThan(of('breakout.delta'));
    claims(failed, locale, { en: 'more net selling than the', es: 'más venta neta que toda' });
    expect(of('exit.deltaSize')).toBeGreaterThan(of('breakout.delta') + of('stall.delta'));
  });

  ruleAbout(failed)('the first close back inside comes within the hour of the settings', () => {
    const of = numbersOf({ view: 'delta', session: 'failedAuction' });
    const bars = barsOf('failedAuction', 5);
    claims(failed, locale, {
      en: 'about 45 minutes after the break',
      es: 'unos 45 minutos después',
    });
    const broke = bars.findIndex(({ high }) => high > of('range.high'));
    const closed = bars.findIndex(({ close }, at) => at > broke && close < of('range.high'));
    const minutes = (bars[closed]?.minute ?? 0) + 5 - (bars[broke]?.minute ?? 0);
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThanOrEqual(50);
    claims(failed, locale, {
      en: 'within the hour that our',
      es: 'dentro de la hora que dan nuestros',
    });
    claims(failed, locale, {
      en: 'inside within 60 minutes of',
      es: 'adentro en menos de 60 minutos',
    });
    claims(failed, locale, {
      en: 'for half an hour, as mark 4',
      es: 'media hora, como en la marca 4',
    });
    expect(of('stall.minutes')).toBeGreaterThan(25);
    expect(of('stall.minutes')).toBeLessThan(35);
  });

  const balance = 'initial-balance-rth-and-eth';
  ruleAbout(balance)(
    'the candle that closes outside tells the false break from the real one',
    () => {
      const of = numbersOf({ view: 'price', session: 'firstHour' });
      const tick = of('session.tick');
      claims(balance, locale, {
        en: 'in a break to the downside',
        es: 'en una ruptura a la baja',
      });
      expect(of('falseExit.breakBarClose')).toBeLessThanOrEqual(of('firstHour.low') - 4 * tick);
      expect(of('falseExit.breakBarDelta')).toBeGreaterThan(0);
      expect(of('extension.breakBarClose')).toBeGreaterThanOrEqual(of('firstHour.high') + 4 * tick);
      expect(of('extension.breakBarDelta')).toBeGreaterThan(0);
      expect(of('extension.breakBarShare')).toBeGreaterThan(10);
      claims(balance, locale, { en: 'price stays above the range', es: 'el precio ya no regresa' });
      const candles = barsOf('firstHour', of('session.barMinutes'));
      const broke = candles.findIndex(({ close }) => close > of('firstHour.high'));
      const lows = candles.slice(broke + 1).map(({ low }) => low);
      expect(Math.min(...lows)).toBeGreaterThan(of('firstHour.high'));
    },
  );

  ruleAbout(balance)('no other share does at the time', () => {
    const of = numbersOf({ view: 'price', session: 'firstHour' });
    claims(balance, locale, { en: 'looks like the better one', es: 'falsa parece la mejor' });
    expect(of('falseExit.breakShare')).toBeGreaterThan(of('extension.breakShare'));
    expect(of('falseExit.share')).toBeLessThan(of('extension.share'));
    claims(balance, locale, { en: 'net selling of 19% of its volume', es: 'venta neta del 19' });
    const short = readerOf(
      composeScene('price', { ...scriptOf('firstHour'), barMinutes: 5 }).values,
    );
    expect(short('falseExit.breakBarDelta')).toBeLessThan(0);
    expect(Math.round(short('falseExit.breakBarShare'))).toBe(19);
    claims(balance, locale, { en: 'about two hours after', es: 'unas dos horas después' });
  });

  ruleAbout('naked-poc')('the cost of a tick more than triples at the old POC', () => {
    const of = numbersOf({ view: 'price', session: 'threeDays' });
    claims('naked-poc', locale, { en: 'more than triples', es: 'más del triple' });
    expect(of('touch.perTick')).toBeGreaterThan(3 * of('fall.perTick'));
  });

  const size = 'position-size-from-stop-distance';
  ruleAbout(size)('the deep pullback needs about three times the distance', () => {
    const of = numbersOf({ view: 'price', session: 'twoStops' });
    claims(size, locale, { en: 'about three times the distance', es: 'al triple de distancia' });
    expect(of('wide.rangeTicks') / of('pullback.rangeTicks')).toBeGreaterThan(2.5);
    expect(of('wide.rangeTicks') / of('pullback.rangeTicks')).toBeLessThan(3.5);
  });

  ruleAbout(size)('the deep pullback ends where the stop of the shallow one is', () => {
    const of = numbersOf({ view: 'price', session: 'twoStops' });
    claims(size, locale, {
      en: 'is exactly where its stop is',
      es: 'es justo el precio de su stop',
    });
    expect(of('wide.low')).toBe(of('pullback.low') - of('session.tick'));
  });

  const stopped = 'absorption-vs-exhaustion';
  ruleAbout(stopped)('selling is absorbed for the most part, and still moves price', () => {
    const of = numbersOf({ view: 'delta', session: 'absorbedPush' });
    claims(stopped, locale, { en: 'absorb most of the selling', es: 'la mayor parte de la venta' });
    expect(of('absorption.ticks')).toBeGreaterThan(5);
    expect(of('absorption.perTick')).toBeGreaterThan(2 * of('push.perTick'));
  });

  ruleAbout('reversals-strategy')(
    'cumulative delta had been lower before the new low, and price turned above the stop',
    () => {
      const of = numbersOf({ view: 'reversal' });
      claims('reversals-strategy', locale, {
        en: 'Cumulative delta had been lower before',
        es: 'La delta acumulada ya había estado más abajo',
      });
      expect(of('delta.best')).toBeLessThan(of('delta.now'));
      claims('reversals-strategy', locale, {
        en: 'without reaching the stop',
        es: 'sin llegar al stop',
      });
      expect(of('after.worst')).toBeLessThan(of('stop.ticks'));
      claims('reversals-strategy', locale, {
        en: 'risks more than the',
        es: 'arriesga más que los',
      });
      expect(of('stop.ticks')).toBeGreaterThan(of('after.target'));
    },
  );

  const journal = 'journal-of-order-flow-setups';
  ruleAbout(journal)('the three trades go eight, nine and eight ticks their way', () => {
    const of = numbersOf({ view: 'cumulative', session: 'losingDay' });
    const tick = of('session.tick');
    const [long, short] = [of('open.high') + tick, of('open.low') - tick];
    claims(journal, locale, { en: '8 ticks in favor of the first', es: '8 ticks a favor' });
    expect((Math.max(of('breakUp.high'), of('failUp.high')) - long) / tick).toBe(8);
    expect((short - Math.min(of('breakDown.low'), of('failDown.low'))) / tick).toBe(9);
    expect((Math.max(of('lateBuy.high'), of('close.high')) - long) / tick).toBe(8);
    claims(journal, locale, { en: 'the first 44 minutes', es: 'los primeros 44 minutos' });
    expect(of('open.minutes')).toBe(44);
  });

  ruleAbout(journal)('delta agrees at each entry, and CVD is above its low at the second', () => {
    const of = numbersOf({ view: 'cumulative', session: 'losingDay' });
    const tick = of('session.tick');
    claims(journal, locale, {
      en: 'Delta agreed with each entry',
      es: 'La delta acompañó cada entrada',
    });
    expect(of('breakUp.breakPrice')).toBe(of('open.high') + tick);
    expect(of('breakUp.breakDelta')).toBeGreaterThan(0);
    expect(of('breakDown.breakPrice')).toBe(of('open.low') - tick);
    expect(of('breakDown.breakDelta')).toBeLessThan(0);
    claims(journal, locale, {
      en: '5,390.25, 10 ticks above',
      es: '5,390.25, 10 ticks por encima',
    });
    expect(of('breakDown.breakPrice') + 10 * tick).toBe(5390.25);
    expect(of('lateBuy.breakPrice')).toBe(of('open.high') + tick);
    expect(of('lateBuy.breakDelta')).toBeGreaterThan(0);
    claims(journal, locale, {
      en: 'above its earlier low',
      es: 'por encima de su mínimo anterior',
    });
    expect(of('open.cumulativeLow')).toBeLessThan(of('failUp.cumulativeLow'));
    expect(of('breakDown.breakCumulative')).toBeGreaterThan(of('open.cumulativeLow'));
    claims(journal, locale, { en: 'CVD made a lower high', es: 'el CVD marcó un máximo más bajo' });
    expect(of('lateBuy.cumulativeHigh')).toBeLessThan(of('breakUp.cumulativeHigh'));
  });
});
