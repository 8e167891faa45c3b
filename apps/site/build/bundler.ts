import type { bundleTasks } from './bundle-tasks.ts';
import { runInChild } from './run-in-child.ts';

type Tasks = typeof bundleTasks;

/** A task for a process that bundles. */
export interface BundlerMessage {
  readonly task: keyof Tasks;
  readonly input: unknown;
}

/** Bundles with Vite in a process of its own: Vite doesn't give memory back until it ends. */
export async function bundle<Task extends keyof Tasks>(
  task: Task,
  ...[input]: Parameters<Tasks[Task]>
): Promise<Awaited<ReturnType<Tasks[Task]>>> {
  const script = new URL('./bundler.child.ts', import.meta.url);
  const message: BundlerMessage = { task, input };
  type Result = { readonly bundled: Awaited<ReturnType<Tasks[Task]>> };
  return (await runInChild<Result>(script, `bundle the ${task}`, message)).bundled;
}
