import { parentPort } from 'node:worker_threads';

/** Runs each task that `runInWorkers` sends to this worker, and returns the results. */
export function answerTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (tasks: readonly Task[]) => {
    parentPort?.postMessage(await Promise.all(tasks.map(run)));
  });
}
