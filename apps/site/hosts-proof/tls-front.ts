import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import {
  createServer as createHttp,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A host behind HTTPS, as a visitor meets it. */
export interface TlsFront {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly stop: () => void;
}

/** Makes a certificate for localhost, which this process trusts from now on. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'site-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...output],
    { stdio: 'pipe' },
  );
  const certificate = readFileSync(cert, 'utf8');
  setDefaultCACertificates([...getCACertificates(), certificate]);
  return { key: readFileSync(key), cert: certificate };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Puts HTTPS in front of a host, with a redirect from HTTP, as an owner's proxy does.
 *
 * @param port - the host's port
 * @param headers - headers that the host leaves to its proxy
 */
export async function startTlsFront(
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<TlsFront> {
  const pass = ({ headers: sent, method, url }: IncomingMessage, response: ServerResponse) =>
    request({ port, host: '127.0.0.1', path: url, method, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
      answer.pipe(response);
    }).end();
  const https = createHttps(makeCertificate(), pass);
  const httpsPort = await listen(https);
  const http = createHttp(({ url }, response) =>
    response.writeHead(308, { Location: `https://localhost:${httpsPort}${url}` }).end(),
  );
  const stop = () => {
    for (const server of [http, https]) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { httpPort: await listen(http), httpsPort, stop };
}
