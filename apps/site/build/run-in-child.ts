import { fork } from 'node:child_process';

/** The message of a process: its result, or why there is none. */
type Answer<Result> =
  | { readonly result: Result }
  | { readonly error: Pick<Error, 'message' | 'name' | 'stack'> };

/**
 * Runs a module in a process of its own, whose memory is free again when it ends. Returns what the
 * module sends by `sendResult`. What it prints goes to the standard error stream.
 *
 * @param task its name for errors, for example `read the content`
 * @param input the message that the module gets, if it needs one
 * @throws Error the module's own, or one that names the task if the process ends without a result.
 */
export function runInChild<Result>(script: URL, task: string, input?: object): Promise<Result> {
  const child = fork(script, process.argv.slice(2), {
    serialization: 'advanced',
    stdio: ['inherit', 2, 2, 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer<Result>) =>
      'error' in answer ? reject(Object.assign(new Error(), answer.error)) : resolve(answer.result),
    );
    child.once('exit', () => reject(new Error(`Could not ${task}: see above.`)));
    if (input) child.send(input);
  });
}

/** Sends what a function returns or throws to the process that has started this one, and ends. */
export async function sendResult(run: () => object | Promise<object>): Promise<void> {
  const send = (answer: Answer<object>, end: () => void) =>
    process.send?.(answer, undefined, undefined, end);
  try {
    const result = await run();
    send({ result }, () => process.disconnect());
  } catch (thrown) {
    const { message, name, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    send({ error: { message, name, ...(stack && { stack }) } }, () => process.exit(1));
  }
}
