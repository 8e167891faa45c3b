import { expect, it } from 'vitest';
import { chartTexts, replayTexts } from '../testing/chart-texts.ts';
import { pickReplayTexts } from './pick-replay-texts.ts';

it('returns the texts of one indicator without those of the others', () => {
  const props = pickReplayTexts('vwap', replayTexts.en, chartTexts.en);
  expect(Object.keys(props.chartTexts.charts)).toEqual(['vwap']);
  expect(Object.keys(props.texts.announcements)).toEqual(['vwap']);
  expect(JSON.parse(JSON.stringify(props))).toEqual(props);
});
