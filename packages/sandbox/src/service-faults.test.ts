import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, faultyServices } from './faults.ts';
import { type ServedSandbox, serveSandbox } from './serve.ts';
import { sandboxAccount, sandboxUrls } from './urls.ts';

let sandbox: ServedSandbox;
beforeAll(async () => {
  sandbox = await serveSandbox();
});
afterEach(() => sandbox.setFaults({}));
afterAll(() => sandbox.close());

type Leaving = AbortSignal | null;
const get = (path: string, signal: Leaving) => fetch(`${sandbox.origin}${path}`, { signal });

const mailBody = JSON.stringify({
  lib_version: '4.4.1',
  user_id: sandboxAccount.publicKey,
  service_id: sandboxAccount.serviceId,
  template_id: sandboxAccount.contactTemplate,
  template_params: { message: 'Hello' },
});

/** A proper request to each service, and how its proper response starts. */
const services = {
  mail: {
    send: (signal: Leaving = null) =>
      fetch(`${sandbox.origin}${sandboxUrls.mailOrigin}/api/v1.0/email/send`, {
        method: 'POST',
        body: mailBody,
        signal,
      }),
    start: 'OK',
  },
  list: { send: (signal: Leaving = null) => get(sandboxUrls.blockList, signal), start: 'blocked@' },
  captcha: {
    send: (signal: Leaving = null) => get(`${sandboxUrls.captchaApi}/1/api.js`, signal),
    start: '/*\n * Stand-in',
  },
  video: {
    send: (signal: Leaving = null) => get(`${sandboxUrls.video}/intro`, signal),
    start: '<!doctype html>\n<html lang="en">',
  },
} as const;

describe.each(faultyServices)('the %s service', (service) => {
  const { send, start } = services[service];

  it('works without a fault', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect((await response.text()).startsWith(start)).toBe(true);
  });

  it('closes the connection when it refuses', async () => {
    await sandbox.setFaults({ [service]: 'refused' });
    await expect(send()).rejects.toThrow(TypeError);
  });

  it('closes the connection when the sandbox is offline', async () => {
    await sandbox.setFaults({ offline: 'on' });
    await expect(send()).rejects.toThrow(TypeError);
  });

  it('returns a server error that any origin may read', async () => {
    await sandbox.setFaults({ [service]: 'error' });
    const response = await send();
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('responds properly when it is slow', async () => {
    await sandbox.setFaults({ [service]: 'slow', slowSeconds: '0' });
    expect((await (await send()).text()).startsWith(start)).toBe(true);
  });

  it('waits for the set time when it is slow', async () => {
    await sandbox.setFaults({ [service]: 'slow', slowSeconds: '0.2' });
    const before = performance.now();
    await send();
    // Timers may fire a millisecond early.
    expect(performance.now() - before).toBeGreaterThanOrEqual(199);
  });

  it('never responds when it hangs', async () => {
    await sandbox.setFaults({ [service]: 'hang', slowSeconds: '0' });
    let outcome = 'pending';
    const leaving = new AbortController();
    const response = send(leaving.signal).then(
      () => (outcome = 'a response'),
      () => (outcome = 'left'),
    );
    // By the time that later requests have a response, this one would have had its own.
    for (let other = 0; other < 3; other += 1)
      await (await fetch(`${sandbox.origin}${sandboxUrls.faults}.json`)).text();
    expect(outcome).toBe('pending');
    leaving.abort();
    await response;
    expect(outcome).toBe('left');
  });

  it('returns a web page like a captive portal', async () => {
    await sandbox.setFaults({ [service]: 'html' });
    const response = await send();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Sign in to the network');
  });

  it('returns something unreadable when it is malformed', async () => {
    await sandbox.setFaults({ [service]: 'malformed' });
    const body = await send()
      .then((response) => response.text())
      .catch(() => 'broken off');
    expect(body.startsWith(start)).toBe(false);
    expect(body).not.toBe('');
  });

  it('works again once the fault is gone', async () => {
    await sandbox.setFaults({ [service]: 'error' });
    await sandbox.setFaults({});
    expect((await send()).status).toBe(200);
  });

  it('leaves the other services alone', async () => {
    await sandbox.setFaults({ [service]: 'error' });
    for (const other of faultyServices)
      expect((await services[other].send()).status).toBe(other === service ? 500 : 200);
  });
});

describe('faults of a single service', () => {
  it.each([
    ['rate-limited', 429, 'Too Many Requests'],
    ['not-found', 404, 'Account not found'],
    ['no-content', 204, ''],
  ])('returns %s from the mail service', async (fault, status, body) => {
    await sandbox.setFaults({ mail: fault });
    const response = await services.mail.send();
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  it('breaks a mail response off in its middle', async () => {
    await sandbox.setFaults({ mail: 'malformed' });
    const response = await services.mail.send();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('puts no mail into the inbox while a fault is on', async () => {
    const count = async () =>
      ((await (await fetch(`${sandbox.origin}${sandboxUrls.inbox}.json`)).json()) as []).length;
    const before = await count();
    for (const mail of ['error', 'html', 'rate-limited', 'no-content', 'not-found']) {
      await sandbox.setFaults({ mail });
      await services.mail.send();
    }
    expect(await count()).toBe(before);
    await sandbox.setFaults({});
    await services.mail.send();
    expect(await count()).toBe(before + 1);
  });

  it('returns a captcha script that defines nothing when it is mute', async () => {
    await sandbox.setFaults({ captcha: 'mute' });
    const response = await services.captcha.send();
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe('"use strict";');
  });
});

describe('the fault panel', () => {
  const panel = async () => (await fetch(`${sandbox.origin}${sandboxUrls.faults}`)).text();

  it('offers every fault of every service, with its meaning', async () => {
    const page = await panel();
    for (const service of faultyServices) {
      const [, options = ''] =
        new RegExp(`<select id="${service}"[^>]*>([^]*?)</select>`).exec(page) ?? [];
      const values = [...options.matchAll(/<option value="([\w-]+)"/g)].map(([, value]) => value);
      expect(values).toEqual(faultsOf[service]);
    }
  });

  it('selects exactly one fault for each service', async () => {
    await sandbox.setFaults({ video: 'hang', list: 'html' });
    const selected = [...(await panel()).matchAll(/<option value="([\w-]+)" selected/g)];
    expect(selected.map(([, value]) => value)).toEqual(['none', 'html', 'none', 'hang']);
  });

  it('shows that the sandbox is offline, and how slow it is', async () => {
    await sandbox.setFaults({ offline: 'on', slowSeconds: '1.5' });
    const page = await panel();
    expect(page).toMatch(/name="offline" type="checkbox" checked/);
    expect(page).toMatch(/name="slowSeconds"[^>]*value="1.5"/);
  });

  it('redirects to itself after a change', async () => {
    const response = await fetch(`${sandbox.origin}${sandboxUrls.faults}`, {
      method: 'POST',
      body: new URLSearchParams({ mail: 'error' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(sandboxUrls.faults);
  });
});

it('closes the connection after a malformed answer that waits behind a slow one', async () => {
  await sandbox.setFaults({ list: 'slow', slowSeconds: '0.1', mail: 'malformed' });
  const { hostname, host, port } = new URL(sandbox.origin);
  const head = (line: string, length = 0) =>
    `${line} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${length}\r\n\r\n`;
  const client = connect(Number(port), hostname);
  const mail = `POST ${sandboxUrls.mailOrigin}/api/v1.0/email/send`;
  client.write(head(`GET ${sandboxUrls.blockList}`) + head(mail, mailBody.length) + mailBody);
  const parts: string[] = [];
  client.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  await once(client, 'close');
  expect(parts.join('')).toMatch(/blocked@.*content-length: 1000.*\r\n\r\nO$/s);
});
