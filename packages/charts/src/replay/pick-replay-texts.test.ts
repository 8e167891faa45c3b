import { replayTexts } from '@otm/content';
import { expect, it } from 'vitest';
import { sampleChartTexts } from '../testing/sample-texts.ts';
import { pickReplayTexts } from './pick-replay-texts.ts';

it('the texts of one indicator travel without those of the others', () => {
  const props = pickReplayTexts('vwap', replayTexts.en, sampleChartTexts);
  expect(Object.keys(props.chartTexts.charts)).toEqual(['vwap']);
  expect(Object.keys(props.texts.announcements)).toEqual(['vwap']);
  expect(JSON.parse(JSON.stringify(props))).toEqual(props);
});
