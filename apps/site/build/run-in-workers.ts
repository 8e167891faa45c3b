import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';

/**
 * Starts a worker on every core. They get the arguments of this process.
 *
 * @param script the module of the worker, which exports a function for each task
 */
export function startWorkers(script: URL, resourceLimits: ResourceLimits = {}): Piscina {
  const threads = availableParallelism();
  return new Piscina({
    filename: fileURLToPath(script),
    minThreads: threads,
    maxThreads: threads,
    argv: process.argv.slice(2),
    resourceLimits,
  });
}

/**
 * Runs tasks on all cores. Returns their results in order.
 *
 * @param script the module of the worker, which exports `run` for a task
 * @throws the first error of any worker.
 */
export async function runInWorkers<Task, Result>(
  script: URL,
  tasks: readonly Task[],
): Promise<readonly Result[]> {
  if (tasks.length === 0) return [];
  const workers = startWorkers(script);
  const run = (task: Task): Promise<Result> => workers.run(task, { name: 'run' });
  try {
    return await Promise.all(tasks.map(run));
  } finally {
    await workers.destroy();
  }
}
