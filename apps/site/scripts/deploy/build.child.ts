import { sendResult } from '../../build/run-in-child.ts';

sendResult(async () => {
  await import('../../build/build.ts');
  return {};
});
