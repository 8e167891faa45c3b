import { expect, it, vi } from 'vitest';
import { runInWorkers } from './run-in-workers.ts';

const script = new URL('./testing/double.worker.ts', import.meta.url);
const double = (tasks: readonly number[]) => runInWorkers<number, number>(script, tasks);

it('returns the results in the order of the tasks', async () => {
  const tasks = Array.from({ length: 50 }, (_, index) => index);
  expect(await double(tasks)).toEqual(tasks.map((task) => task * 2));
});

it('starts no worker without a task', async () => {
  expect(await double([])).toEqual([]);
});

it('fails with the error of a worker', async () => {
  await expect(double([1, -1, 2])).rejects.toThrow('No negative numbers.');
});

it('finishes what other workers began when one fails', async () => {
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  const tasks = [-1, ...Array.from({ length: 2000 }, (_, index) => index)];
  await expect(double(tasks)).rejects.toThrow('No negative numbers.');
  process.off('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
