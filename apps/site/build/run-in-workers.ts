import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Tasks that a worker gets at once: few enough to keep all workers busy to the end. */
const batchSize = 8;

/**
 * Runs tasks on all cores. Returns their results in order.
 *
 * @param script the module of the worker, which calls `answerTasks`
 * @throws the first error of any worker.
 */
export async function runInWorkers<Task, Result>(
  script: URL,
  tasks: readonly Task[],
): Promise<readonly Result[]> {
  const results: Result[] = new Array(tasks.length);
  let next = 0;
  const drain = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let start = 0;
      const send = () => {
        start = next;
        next += batchSize;
        if (start >= tasks.length) resolve();
        else worker.postMessage(tasks.slice(start, start + batchSize));
      };
      worker.on('message', (answers: readonly Result[]) => {
        for (const [index, answer] of answers.entries()) results[start + index] = answer;
        send();
      });
      worker.on('error', reject);
      send();
    });
  const count = Math.min(availableParallelism(), Math.ceil(tasks.length / batchSize));
  const workers = Array.from({ length: count }, () => new Worker(script));
  try {
    await Promise.all(workers.map(drain));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
