import { bundleTasks } from './bundle-tasks.ts';
import type { BundlerMessage } from './bundler.ts';
import { sendResult } from './run-in-child.ts';

process.once('message', ({ task, input }: BundlerMessage) => {
  const run: (input: never) => Promise<unknown> = bundleTasks[task];
  sendResult(async () => ({ bundled: await run(input as never) }));
});
