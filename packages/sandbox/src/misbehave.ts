import { setTimeout as sleep } from 'node:timers/promises';
import { answer, answerText, type Exchange } from './exchange.ts';
import type { FaultSettings, FaultyService } from './faults.ts';

/** The malformed response of each service. */
const gibberish: Record<Exclude<FaultyService, 'mail'>, readonly [type: string, body: string]> = {
  list: ['text/plain', '\u{0}\u{FFFD}\u{7}'.repeat(1000)],
  captcha: ['text/javascript', 'function ( {'],
  video: ['text/html', '<!doctype html><'],
};

const portal = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms.';

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
  const headers = { 'access-control-allow-origin': '*' };
  switch (settings.offline ? 'refused' : settings.services[service]) {
    case 'none':
      return false;
    case 'slow':
      await sleep(settings.slowSeconds * 1000);
      return false;
    case 'refused':
      exchange.request.socket.destroy();
      return true;
    case 'hang':
      return true;
    case 'error':
      answer(exchange, 500, 'text/plain', 'Internal Server Error', headers);
      return true;
    case 'html':
      answer(exchange, 200, 'text/html', portal, headers);
      return true;
    case 'rate-limited':
      answer(exchange, 429, 'text/plain', 'Too Many Requests', headers);
      return true;
    case 'not-found':
      answer(exchange, 404, 'text/plain', 'Account not found', headers);
      return true;
    case 'no-content':
      exchange.response.writeHead(204, headers).end();
      return true;
    case 'mute':
      answer(exchange, 200, 'text/javascript', '"use strict";', headers);
      return true;
    case 'malformed': {
      if (service === 'mail') breakOff(exchange);
      else answer(exchange, 200, ...gibberish[service], headers);
      return true;
    }
  }
}

/** Responds with 404. */
export const answerNotFound = (exchange: Exchange): void =>
  answerText(exchange, 404, 'The sandbox has nothing here.');
