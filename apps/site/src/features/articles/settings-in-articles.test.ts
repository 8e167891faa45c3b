import { defaultSettings } from '@otm/charts';
import { settings, settingsOf } from '@otm/charts/replay/settings';
import { indicators } from '@otm/content';
import { barTimer } from '@otm/orderflow';
import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { factsOf, numbersIn, textOf } from './article-texts.ts';

const clock = (milliseconds: number) =>
  [milliseconds / 60_000, (milliseconds / 1000) % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

describe.each(locales)('the articles in %s', (locale) => {
  const named = indicators.flatMap(({ id, slug }) =>
    settingsOf[id].map((name) => ({ slug, name, ...settings[name] })),
  );

  it.each(named)('$slug names the range and the start of $name', ({ slug, min, max, initial }) => {
    const rows = factsOf(slug, locale).map(({ value }) => numbersIn(value));
    const holds = (row: readonly number[]) =>
      [min, max, initial].every((number) => row.includes(number));
    expect(rows.filter(holds)).not.toEqual([]);
  });

  it('name the rules of the marks', () => {
    const { repeats, gap, from, percentile } = defaultSettings.prints;
    const [repeated, large] = textOf('otm-algorithms', locale).match(
      /^(?:Repeated|Repetida|Large|Grande): .*$/gm,
    ) as [string, string];
    expect(numbersIn(repeated)).toEqual([repeats, gap / 1000, from]);
    expect(numbersIn(large)).toEqual([percentile, 200]);
  });

  it('name the threshold of a leg and the trades of a window', () => {
    expect(textOf('otm-delta-swing', locale)).toContain(`${defaultSettings.swing} ticks`);
    expect(textOf('otm-delta-micro', locale)).toMatch(
      new RegExp(`${defaultSettings.micro} (?:trades|operaciones)`),
    );
  });

  it.each([5, 15])('name when the stages of a bar of %i minutes begin', (minutes) => {
    const row = factsOf('otm-bar-timer', locale).find(({ name }) =>
      name.includes(` ${minutes} min`),
    );
    const length = minutes * 60_000;
    for (const stage of [75, 50, 25]) {
      const left = (length * stage) / 100;
      expect(barTimer(length - left, length)).toEqual({ remaining: left, stage });
      expect(barTimer(length - left - 1, length).stage).toBe(stage + 25);
      expect(row?.value).toContain(clock(left));
    }
  });
});
