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

/** Threads that run the functions of a module. */
export interface Workers {
  /** Runs a function of the module on any of them. */
  readonly run: <Result>(input: unknown, name: string) => Promise<Result>;
  /** Ends them once they have finished what they began. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts workers. They get the arguments of this process.
 *
 * @param script the module of the worker, which exports a function for each task
 */
export function startWorkers(
  script: URL,
  { resourceLimits = {}, threads = availableParallelism() }: WorkerOptions = {},
): Workers {
  const pool = new Piscina({
    filename: fileURLToPath(script),
    minThreads: threads,
    maxThreads: threads,
    argv: process.argv.slice(2),
    resourceLimits,
  });
  const running = new Set<Promise<unknown>>();
  return {
    run: (input, name) => {
      const task = pool.run(input, { name });
      running.add(task);
      const remove = () => running.delete(task);
      task.then(remove, remove);
      return task;
    },
    stop: async () => {
      // Piscina throws at a result that arrives after its end, where no one can catch it.
      await Promise.allSettled(running);
      await pool.destroy();
    },
  };
}

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
  const run = (task: Task) => workers.run<Result>(task, 'run');
  try {
    return await Promise.all(tasks.map(run));
  } finally {
    await workers.stop();
  }
}
