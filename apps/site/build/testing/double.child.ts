import { sendResult } from '../run-in-child.ts';

process.once('message', ({ values }: { readonly values: ReadonlyMap<string, number> }) => {
  if (values.size === 0) throw new Error('No values.');
  sendResult(new Map([...values].map(([name, value]) => [name, value * 2])));
});
