import { defaultSettings, imbalances } from '@otm/charts';
import { business } from '@otm/content';
import { barTimer, readTape, type Trade, valueArea } from '@otm/orderflow';
import { locales } from '@otm/schema';
import { describe, expect } from 'vitest';
import { factsOf, numbersIn, ruleAbout, textOf } from './article-texts.ts';

/** The nine trades of the posts: time in seconds, price, bid, ask, size. */
const tape = [
  [0, 100, 99, 100, 5],
  [10, 100, 99, 100, 3],
  [20, 99, 99, 100, 4],
  [65, 99, 98, 99, 10],
  [70, 98, 98, 99, 6],
  [80, 98, 98, 99, 2],
  [125, 99, 98, 99, 7],
  [130, 100, 99, 100, 1],
  [170, 99, 99, 100, 9],
].map(([time = 0, price = 0, bid = 0, ask = 0, size = 0]): Trade => {
  return { time: time * 1000, price, bid, ask, size };
});
const session = readTape(tape, { ...defaultSettings, bar: { unit: 'time', length: 60_000 } });

/** The rows of a table that starts with a price, from low to high. */
const pricesOf = (slug: string, locale: 'en' | 'es') =>
  factsOf(slug, locale)
    .filter(({ name }) => /^\d+$/.test(name))
    .map(({ name, value }) => ({ price: Number(name), values: numbersIn(value) }))
    .toSorted((a, b) => a.price - b.price);

const inRow = (price: number, sell: number, buy: number) => ({
  price,
  buy,
  sell,
  volume: buy + sell,
});

const clock = (milliseconds: number) =>
  [milliseconds / 60_000, (milliseconds / 1000) % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

describe.each(locales)('the engine agrees in %s', (locale) => {
  const barTimerSlug = `${business.productSlug}-bar-timer`;
  for (const minutes of [5, 15])
    ruleAbout(barTimerSlug)(`with the stages of a bar of ${minutes} minutes`, () => {
      const rows = factsOf(barTimerSlug, locale);
      const row = rows.find(({ name }) => ` ${name.replace('-', ' ')}`.includes(` ${minutes} min`));
      const length = minutes * 60_000;
      for (const stage of [75, 50, 25]) {
        const left = (length * stage) / 100;
        expect(barTimer(length - left, length)).toEqual({ remaining: left, stage });
        expect(barTimer(length - left - 1, length).stage).toBe(stage + 25);
        expect(row?.value).toContain(clock(left));
      }
    });

  ruleAbout('how-to-read-a-volume-profile')('with the value area of eight rows', () => {
    const rows = pricesOf('how-to-read-a-volume-profile', locale).map(({ price, values }) =>
      inRow(price, 0, values[0] ?? 0),
    );
    const area = valueArea(rows);
    expect(area).toEqual({ val: 101, vah: 105, poc: 103, volume: 115, total: 130 });
  });

  for (const slug of ['how-to-read-a-volume-profile', `${business.productSlug}-volume-profile`])
    ruleAbout(slug)(`with the area that ${slug} names`, () => {
      expect(numbersIn(textOf(slug, locale))).toEqual(expect.arrayContaining([101, 105, 115]));
    });

  ruleAbout('what-delta-cannot-tell')('with the nine trades of delta', () => {
    const bars = factsOf('what-delta-cannot-tell', locale);
    const written = bars.map(({ value }) => numbersIn(value).at(-1));
    expect(written).toEqual(session.bars.map(({ delta }) => delta));
  });

  ruleAbout('vwap-as-a-reference')('with the nine trades of VWAP and their bands', () => {
    const { vwap, sigma } = session.vwap.at(-1) ?? { vwap: 0, sigma: 0 };
    const text = textOf('vwap-as-a-reference', locale);
    const bands = [-1, 1, -2, 2].map((times) => vwap + times * sigma);
    for (const number of [vwap, sigma, (100 - vwap) / sigma, ...bands]) {
      expect(text).toContain(number.toFixed(2));
    }
  });

  ruleAbout('reading-a-footprint-bar')('with the imbalances of the footprint', () => {
    const rows = pricesOf('reading-a-footprint-bar', locale).map(({ price, values }) =>
      inRow(price, values[0] ?? 0, values[1] ?? 0),
    );
    const stacked = imbalances(rows).filter((row) => row.stacked && row.buyImbalance);
    expect(stacked.map(({ price }) => price)).toEqual([102, 103, 104]);
    const delta = rows.reduce((sum, { buy, sell }) => sum + buy - sell, 0);
    const volume = rows.reduce((sum, row) => sum + row.volume, 0);
    const text = textOf('reading-a-footprint-bar', locale);
    expect(numbersIn(text)).toEqual(
      expect.arrayContaining([delta, volume, Number(((100 * delta) / volume).toFixed(1))]),
    );
  });

  ruleAbout('preparing-a-session')('with the seconds that a stage leaves', () => {
    const text = textOf('preparing-a-session', locale);
    for (const stage of [75, 50, 25]) {
      const left = (300 * stage) / 100;
      expect(barTimer(300 - left, 300).stage).toBe(stage);
      expect(numbersIn(text)).toContain(left);
    }
  });
});
