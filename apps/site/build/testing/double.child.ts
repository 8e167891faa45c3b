import { sendResult } from '../run-in-child.ts';

process.once('message', ({ values }: { readonly values: ReadonlyMap<string, number> }) => {
  if (values.has('exit')) process.exit();
  sendResult(() => {
    if (values.size === 0) throw new RangeError('No values.');
    return new Map([...values].map(([name, value]) => [name, value * 2]));
  });
});
