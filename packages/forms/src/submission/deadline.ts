import { FormError } from '../services/form-error.ts';

function timeout(ms: number): FormError {
  const message = `No answer within ${ms / 1000} s`;
  return new FormError('timeout', message, { cause: new DOMException(message, 'TimeoutError') });
}

/**
 * Runs work that may take at most `ms` milliseconds. When they're over, the signal aborts and the
 * promise rejects with a {@link FormError}; when `outer` aborts, with the caller's reason.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(timeout(ms)), ms);
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
