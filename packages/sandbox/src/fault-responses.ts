import type { Fault, FaultyService } from './faults.ts';

/** A complete response of a service that fails. */
export interface FaultResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const response = (status: number, type: string, body: string): FaultResponse => ({
  status,
  type,
  body,
});

/** The malformed response of each service; the mail service breaks off in the middle instead. */
const malformed: Partial<Record<FaultyService, FaultResponse>> = {
  list: response(200, 'text/plain', '\u{0}\u{FFFD}\u{7}'.repeat(1000)),
  captcha: response(200, 'text/javascript', 'function ( {'),
  video: response(200, 'text/html', '<!doctype html><'),
};

const portal = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms.';

const sameForAll: Partial<Record<Fault, FaultResponse>> = {
  error: response(500, 'text/plain', 'Internal Server Error'),
  html: response(200, 'text/html', portal),
  'rate-limited': response(429, 'text/plain', 'Too Many Requests'),
  'not-found': response(404, 'text/plain', 'Account not found'),
  'no-content': response(204, 'text/plain', ''),
  mute: response(200, 'text/javascript', '"use strict";'),
};

/** Returns the response of a service with a fault; undefined if the fault isn't a complete response. */
export const faultResponse = (service: FaultyService, fault: Fault): FaultResponse | undefined =>
  fault === 'malformed' ? malformed[service] : sameForAll[fault];
