import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Reads a publish request: the manifest of the new version, and its tarball. */
function readPublish(body) {
  const { _attachments: attachments, versions } = JSON.parse(body);
  const [manifest] = Object.values(versions);
  const [{ data }] = Object.values(attachments);
  return { manifest, tarball: Buffer.from(data, 'base64') };
}

/** Starts a registry on this machine that knows no package and remembers what is published. */
export async function startRegistry() {
  const published = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.method === 'PUT') published.push(readPublish(body.toString()));
    response.writeHead(request.method === 'PUT' ? 201 : 404, {
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify(request.method === 'PUT' ? { ok: true } : { error: 'not_found' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { host: `127.0.0.1:${server.address().port}`, published, stop };
}
