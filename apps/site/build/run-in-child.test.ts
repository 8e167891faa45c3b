import { expect, it } from 'vitest';
import { runInChild } from './run-in-child.ts';

const script = new URL('./testing/double.child.ts', import.meta.url);
const double = (values: ReadonlyMap<string, number>) =>
  runInChild<ReadonlyMap<string, number>>(script, 'double the values', { values });

it('returns what the process sends', async () => {
  expect(await double(new Map([['a', 2]]))).toEqual(new Map([['a', 4]]));
});

it('fails when the process ends without a result', async () => {
  await expect(double(new Map([['exit', 1]]))).rejects.toThrow(
    'Could not double the values: see above.',
  );
});

it('fails with the error of the process', async () => {
  await expect(double(new Map())).rejects.toMatchObject({
    name: 'RangeError',
    message: 'No values.',
    stack: expect.stringContaining('double.child.ts'),
  });
});
