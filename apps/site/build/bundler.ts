import { fork } from 'node:child_process';
import type { bundleTasks } from './bundle-tasks.ts';

type Tasks = typeof bundleTasks;

/** A task for the bundler's process. */
export interface BundlerMessage {
  readonly task: keyof Tasks;
  readonly input: unknown;
}

/** Bundles with Vite in a process of its own, whose memory is free again when it stops. */
export interface Bundler {
  /** Runs a task, one at a time. */
  readonly run: <Task extends keyof Tasks>(
    task: Task,
    ...input: Parameters<Tasks[Task]>
  ) => Promise<Awaited<ReturnType<Tasks[Task]>>>;
  readonly stop: () => void;
}

/** Starts the bundler's process. */
export function startBundler(): Bundler {
  const child = fork(new URL('./bundler.child.ts', import.meta.url), process.argv.slice(2));
  return {
    run: (task, ...[input]) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`Could not bundle the ${task}: see above.`));
        child.once('exit', fail);
        child.once('message', ({ result }: { readonly result: never }) => {
          child.off('exit', fail);
          resolve(result);
        });
        child.send({ task, input } satisfies BundlerMessage);
      }),
    stop: () => child.disconnect(),
  };
}
