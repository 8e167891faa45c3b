import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../texts-of.ts';
import { allContent } from './all-content.ts';
import { numberFormats } from './number-formats.ts';
import { mistakesIn } from './places.ts';
import { forOwnProse } from './quotations.ts';

// A phone number has a format of its own.
const { business: _, ...content } = allContent;

it.each(locales)('finds one format for numbers in the copy in %s', (locale) => {
  const remedy = 'Write 1,234.50 for a number, –80 for a negative one, and $390 for money.';
  expect(mistakesIn(textsOf(content, locale), locale, forOwnProse(numberFormats), remedy)).toEqual(
    [],
  );
});

describe('numberFormats', () => {
  it.each([
    ['a delta of -80', '-80'],
    ['a result of -$340', '-$340'],
    ['a volume of 12000 contracts', '12000'],
    ['5391 points', '5391'],
    ['un volumen de 12.000 contratos', '12.000'],
    ['1.234.567 contratos', '1.234.567'],
    ['el 2,5 del volumen', '2,5'],
    ['390 $ al año', '0 $'],
    ['US$390', 'US$'],
    ['USD 1,152', 'USD 1'],
  ])('finds the number in “%s”', (text, number) => {
    expect(numberFormats(text)).toEqual([number]);
  });

  it.each([
    'From 5,377.50 to 5,393.50 on –1,100 contracts',
    'Version 2.5 on Windows Server 2012 at 1024 × 768',
    '8 AM to 5 PM GMT-4 since 2026',
    '$390 per year, 12.50 USD a tick',
    '8.621, 0.014 and 8.344: 16.979',
    'rows of 5, 10, 20 and 40, 30, 15',
    'from 10:31:02 on, by 1,077.6, 1,615.2',
  ])('passes “%s”', (text) => {
    expect(numberFormats(text)).toEqual([]);
  });
});
