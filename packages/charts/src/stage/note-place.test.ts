import { expect, it } from 'vitest';
import { placeNote } from './note-place.ts';
import { stageParts } from './stage-parts.ts';
import { stageScale } from './stage-scale.ts';
import { computeStage } from './stage-tape.ts';

const data = computeStage(7);
const scale = stageScale(data);
const parts = stageParts(data);
const places = parts.map((part) => placeNote(part, data.bars, scale));

it('puts the notes of the decline above it', () => {
  expect(places.slice(0, 3).map(({ edge }) => edge)).toEqual(['top', 'top', 'top']);
});

it('aligns the last note with the end, where it has room', () => {
  expect(places[0]?.align).toBe('start');
  expect(places[4]).toEqual({ align: 'end', edge: 'bottom' });
});
