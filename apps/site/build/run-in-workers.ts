import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Options of workers. */
interface WorkerOptions {
  /** Their number; one for each core by default. */
  readonly threads?: number;
  /** The memory that each may keep; what Node gives them by default, which is a lot. */
  readonly resourceLimits?: ResourceLimits;
}

/**
 * Starts workers. They get the arguments of this process.
 *
 * @param script the module of the worker, which exports a function for each task
 */
export const startWorkers = (
  script: URL,
  { resourceLimits = {}, threads = availableParallelism() }: WorkerOptions = {},
): Piscina =>
  new Piscina({
    filename: fileURLToPath(script),
    minThreads: threads,
    maxThreads: threads,
    argv: process.argv.slice(2),
    resourceLimits,
  });

/**
 * Runs tasks on all cores, or as many as there are tasks. Returns their results in order.
 *
 * @param script the module of the worker, which exports `run` for a task
 * @throws the first error of any worker.
 */
export async function runInWorkers<Task, Result>(
  script: URL,
  tasks: readonly Task[],
  resourceLimits?: ResourceLimits,
): Promise<readonly Result[]> {
  if (tasks.length === 0) return [];
  const threads = Math.min(availableParallelism(), tasks.length);
  const workers = startWorkers(script, { threads, ...(resourceLimits && { resourceLimits }) });
  const run = (task: Task): Promise<Result> => workers.run(task, { name: 'run' });
  try {
    return await Promise.all(tasks.map(run));
  } finally {
    await workers.destroy();
  }
}
