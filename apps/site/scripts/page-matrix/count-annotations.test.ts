import { expect, test } from 'vitest';
import { countAnnotations } from './count-annotations.ts';

const tested = (...annotations: readonly { type: string; description?: string }[]) => ({
  specs: [{ tests: [{ annotations }] }],
});

test('sums the figures of all tests by type', () => {
  const report = {
    suites: [
      tested({ type: 'cells', description: '6' }, { type: 'loads', description: '1' }),
      { suites: [tested({ type: 'cells', description: '12' })] },
    ],
  };
  expect([...countAnnotations(report)]).toEqual([
    ['cells', 18],
    ['loads', 1],
  ]);
});

test('leaves out what has no figure', () => {
  expect([...countAnnotations(tested({ type: 'slow' }))]).toEqual([]);
});
