import { playgroundTexts } from '@otm/content';
import { expect, it } from 'vitest';
import { sampleChartTexts } from '../sample-texts.ts';
import { pickPlaygroundTexts } from './pick-texts.ts';

it('the texts of one indicator travel without those of the others', () => {
  const props = pickPlaygroundTexts('vwap', playgroundTexts.en, sampleChartTexts);
  expect(Object.keys(props.chartTexts.charts)).toEqual(['vwap']);
  expect(Object.keys(props.texts.announcements)).toEqual(['vwap']);
  expect(JSON.parse(JSON.stringify(props))).toEqual(props);
});
