import { setTimeout as sleep } from 'node:timers/promises';
import { answer, answerText, type Exchange } from './exchange.ts';
import { faultResponse } from './fault-responses.ts';
import type { FaultSettings, FaultyService } from './faults.ts';

/**
 * Sends a response that is shorter than announced, then drops the connection. Not before it's written:
 * a response that waits behind another one has no connection, so destroying it would close none.
 */
function breakOff({ request, response }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' });
  response.write('O', () => setTimeout(() => request.socket.destroy(), 20));
}

/**
 * Simulates the fault that is switched on for a service.
 *
 * @returns Whether the request was handled; false if the service should respond as usual.
 */
export async function misbehave(
  exchange: Exchange,
  service: FaultyService,
  settings: FaultSettings,
): Promise<boolean> {
  const fault = settings.offline ? 'refused' : settings.services[service];
  const response = faultResponse(service, fault);
  if (response) {
    const { status, type, body } = response;
    answer(exchange, status, type, body, { 'access-control-allow-origin': '*' });
    return true;
  }
  if (fault === 'none') return false;
  if (fault === 'slow') {
    await sleep(settings.slowSeconds * 1000);
    return false;
  }
  if (fault === 'refused') exchange.request.socket.destroy();
  if (fault === 'malformed') breakOff(exchange);
  // Otherwise it hangs.
  return true;
}

/** Responds with 404. */
export const answerNotFound = (exchange: Exchange): void =>
  answerText(exchange, 404, 'The sandbox has nothing here.');
