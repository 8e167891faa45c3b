/**
 * Runs work that gets at most `ms` milliseconds: the signal aborts and the promise rejects with a
 * TimeoutError when they are over, or with the caller's reason when `outer` aborts.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${ms / 1000} s`, 'TimeoutError')),
    ms,
  );
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  if (outer?.aborted) forward();
  else outer?.addEventListener('abort', forward);
  try {
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  }
}
