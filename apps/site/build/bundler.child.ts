import { bundleTasks } from './bundle-tasks.ts';
import type { BundlerMessage } from './bundler.ts';

// An error is printed here and ends the process, which ends the build as well.
process.on('message', async ({ task, input }: BundlerMessage) => {
  const run: (input: never) => Promise<unknown> = bundleTasks[task];
  process.send?.({ result: await run(input as never) });
});
