import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A host's response. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The bytes of the body as they were sent, compressed or not. */
  readonly bodyBytes: number;
  /** The bytes of the status line and the headers. */
  readonly headerBytes: number;
}

/** Requests a URL as it is written: `fetch` would resolve `..` and follow redirects. */
export async function send(port: number, path: string, accept = ''): Promise<Answer> {
  const headers = { host: 'localhost', 'accept-encoding': accept };
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const lines = response.rawHeaders.reduce((bytes, text) => bytes + Buffer.byteLength(text) + 2, 0);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: body.toString(),
    bodyBytes: body.length,
    headerBytes: lines + 'HTTP/1.1 200 OK\r\n\r\n'.length,
  };
}
