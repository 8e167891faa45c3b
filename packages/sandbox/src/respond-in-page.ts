import { faultResponse } from './fault-responses.ts';
import type { Fault, FaultyService } from './faults.ts';

/** How to respond in a page. */
export interface RespondOptions {
  readonly service: FaultyService;
  readonly fault: Fault;
  /** Returns the response without a fault. */
  readonly healthy: () => Response;
  /** The signal of the request. */
  readonly signal?: AbortSignal | null | undefined;
  /** How long a slow service takes, in milliseconds. Default: 5000. */
  readonly slowTime?: number;
}

/** A response whose connection breaks off in the middle. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('O')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'content-type': 'text/plain' } });
}

/** Rejects when the request is aborted, and never without a signal. */
const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Responds to a `fetch` as the sandbox's server would, in a page without that server. */
export async function respondInPage(options: RespondOptions): Promise<Response> {
  const { service, fault, healthy, signal, slowTime = 5000 } = options;
  const response = faultResponse(service, fault);
  if (response) {
    const { status, type, body } = response;
    return new Response(body || null, { status, headers: { 'content-type': type } });
  }
  if (fault === 'refused') throw new TypeError('Failed to fetch');
  if (fault === 'malformed') return brokenOff();
  if (fault === 'hang') return untilAborted(signal);
  if (fault === 'slow') {
    const wait = new Promise((done) => setTimeout(done, slowTime));
    await Promise.race([wait, untilAborted(signal)]);
  }
  return healthy();
}
