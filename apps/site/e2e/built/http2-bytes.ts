import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** Headers that HTTP/2 doesn't have. */
const connectionHeaders = ['connection', 'keep-alive'];

/**
 * Returns the bytes that a server sends besides a document over a new HTTP/2 connection: its settings,
 * its compressed headers and its frames.
 */
export async function http2Overhead(
  headers: Readonly<Record<string, string>>,
  document: Buffer,
): Promise<number> {
  const sent = Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !connectionHeaders.includes(name)),
  );
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond({ ':status': 200, ...sent, 'content-length': document.length });
    stream.end(document);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const session = connect(`http://localhost:${(server.address() as AddressInfo).port}`);
  const request = session.request({ ':path': '/' });
  request.resume();
  await once(request, 'end');
  const bytes = session.socket.bytesRead;
  session.destroy();
  server.close();
  return bytes - document.length;
}
