import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with its answer, as every route of the sandbox gets it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** The address; `pathname` starts behind the sandbox's prefix. */
  readonly url: URL;
}

/** The largest body that is kept, in bytes. */
const largestBody = 8_000_000;

/** The request's body as text, or undefined where it is larger than anybody means it. */
export async function readBody({
  request,
}: Pick<Exchange, 'request'>): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  // Read to its end in any case: a connection with an unread body is of no further use.
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= largestBody) parts.push(part as Buffer);
  }
  return size > largestBody ? undefined : Buffer.concat(parts).toString('utf8');
}

/** The fields of a posted form; a body that is too large is answered here, with undefined. */
export async function readFields(exchange: Exchange): Promise<URLSearchParams | undefined> {
  const body = await readBody(exchange);
  if (body !== undefined) return new URLSearchParams(body);
  answerText(exchange, 413, 'Payload Too Large');
  return undefined;
}

/** Answers and ends; nothing of the sandbox is ever cached. */
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

/** Answers plain text. */
export const answerText = (exchange: Exchange, status: number, text: string): void =>
  answer(exchange, status, 'text/plain; charset=utf-8', text);

/** Answers JSON. */
export const answerJson = (exchange: Exchange, value: unknown): void =>
  answer(exchange, 200, 'application/json; charset=utf-8', JSON.stringify(value));

/** Sends the browser on to another page of the sandbox after a form was posted. */
export function seeOther({ response }: Exchange, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}
