import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request with its response, as every route of the sandbox receives it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** The URL; `pathname` starts after the sandbox's prefix. */
  readonly url: URL;
}

/** The largest body that is read, in bytes. */
const largestBody = 8_000_000;

/** Returns the request's body as text, or undefined if it is too large. */
export async function readBody({
  request,
}: Pick<Exchange, 'request'>): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  // Read to the end in any case: a connection with an unread body can't be reused.
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= largestBody) parts.push(part as Buffer);
  }
  return size > largestBody ? undefined : Buffer.concat(parts).toString('utf8');
}

/** Returns the fields of a posted form. If the body is too large, responds with an error and returns undefined. */
export async function readFields(exchange: Exchange): Promise<URLSearchParams | undefined> {
  const body = await readBody(exchange);
  if (body !== undefined) return new URLSearchParams(body);
  answerText(exchange, 413, 'Payload Too Large');
  return undefined;
}

/** Sends a response that is never cached. */
export function answer(
  { response }: Pick<Exchange, 'response'>,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** Sends plain text. */
export const answerText = (exchange: Exchange, status: number, text: string): void =>
  answer(exchange, status, 'text/plain; charset=utf-8', text);

/** Sends JSON. */
export const answerJson = (exchange: Exchange, value: unknown): void =>
  answer(exchange, 200, 'application/json; charset=utf-8', JSON.stringify(value));

/** Redirects to another page of the sandbox after a form was posted. */
export function seeOther({ response }: Exchange, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}
