import { expect, it } from 'vitest';
import { sampleName } from './sample-name.ts';

it.each([
  [103, 100, 3],
  [100, 100, 0],
])('from a high of %d and a low of %d returns %d', (high, low, range) => {
  expect(sampleName({ high, low })).toBe(range);
});
