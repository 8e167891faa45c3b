import { bundleTasks } from './bundle-tasks.ts';
import type { BundlerMessage } from './bundler.ts';
import { sendResult } from './run-in-child.ts';

// An error is printed here and ends the process, which ends the build as well.
process.once('message', async ({ task, input }: BundlerMessage) => {
  const run: (input: never) => Promise<unknown> = bundleTasks[task];
  sendResult({ bundled: await run(input as never) });
});
