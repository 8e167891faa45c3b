import { type Capture, indicatorIds } from '@otm/schema';
import { expect, it } from 'vitest';
import { missingCaptures } from './missing-captures.ts';

const capture: Capture = {
  src: '/captures/vwap.avif',
  width: 16,
  height: 9,
  alt: { en: 'A chart', es: 'Un gráfico' },
  version: '1',
  instrument: 'ES',
  date: '2026-11-20',
  spots: [],
};

it('lists every indicator in a fresh clone', () => {
  expect(missingCaptures({}).map(({ path }) => path)).toEqual(
    indicatorIds.map((id) => `captures.${id}`),
  );
});

it('leaves out what has a picture', () => {
  const paths = missingCaptures({ vwap: capture }).map(({ path }) => path);
  expect(paths).not.toContain('captures.vwap');
  expect(paths).toHaveLength(indicatorIds.length - 1);
});
