import { fork } from 'node:child_process';

/**
 * Runs a module in a process of its own, whose memory is free again when it ends. Returns what the
 * module sends by `sendResult`.
 *
 * @param task its name for errors, for example `read the content`
 * @param input the message that the module gets, if it needs one
 * @throws Error if the process ends without a result; it has printed why.
 */
export function runInChild<Result>(script: URL, task: string, input?: object): Promise<Result> {
  const child = fork(script, process.argv.slice(2), { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (result: Result) => resolve(result));
    child.once('exit', () => reject(new Error(`Could not ${task}: see above.`)));
    if (input) child.send(input);
  });
}

/** Sends the result to the process that has started this one, which ends then. */
export function sendResult(result: object): void {
  process.send?.(result, undefined, undefined, () => process.disconnect());
}
