import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowedHosts, refuseForeignHost } from './allowed-hosts.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

/** A sandbox on a free loopback port. */
export interface ServedSandbox {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Switches faults as the panel does. */
  readonly setFaults: (fields: Readonly<Record<string, string>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves a separate sandbox for tests. */
export async function serveSandbox(options: SandboxOptions = {}): Promise<ServedSandbox> {
  const { handle } = createSandbox({ mailInterval: 0, ...options });
  const allowed = allowedHosts();
  const server = createServer(async (request, response) => {
    if (refuseForeignHost(request, response, allowed)) return;
    if (await handle(request, response)) return;
    response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    setFaults: async (fields) => {
      const body = new URLSearchParams(fields);
      await fetch(`${origin}/__sandbox/faults`, { method: 'POST', body, redirect: 'manual' });
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
