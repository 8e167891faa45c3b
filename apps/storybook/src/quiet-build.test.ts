import { expect, it, vi } from 'vitest';
import { quietBuild } from '../.storybook/quiet-build.ts';

const { build, logLevel } = quietBuild().config();

it.each([
  ['MODULE_LEVEL_DIRECTIVE', 0],
  ['UNRESOLVED_IMPORT', 1],
])('prints %s %i times', (code, times) => {
  const print = vi.fn();
  build.rolldownOptions.onLog('warn', { code, message: '' }, print);
  expect(print).toHaveBeenCalledTimes(times);
});

it('prints warnings', () => {
  expect(logLevel).toBe('warn');
});
