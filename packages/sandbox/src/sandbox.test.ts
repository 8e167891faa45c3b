import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedSandbox, serveSandbox } from './serve.ts';
import { sandboxAccount, sandboxUrls } from './urls.ts';

let sandbox: ServedSandbox;
let now = 0;
const get = (path: string, init?: RequestInit) =>
  fetch(`${sandbox.origin}${path}`, { redirect: 'manual', ...init });
const text = async (path: string) => (await get(path)).text();
const post = (path: string, fields: Record<string, string>, headers = {}) =>
  get(path, { method: 'POST', body: new URLSearchParams(fields), headers });

const mail = (params: Record<string, unknown>, change = {}) =>
  get(`${sandboxUrls.mailOrigin}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: sandboxAccount.publicKey,
      service_id: sandboxAccount.serviceId,
      template_id: sandboxAccount.licenseTemplate,
      template_params: params,
      ...change,
    }),
  });

beforeAll(async () => {
  sandbox = await serveSandbox({ mailInterval: 1000, now: () => now });
});
afterAll(() => sandbox.close());

describe('the sandbox', () => {
  test('leaves every other URL alone', async () => {
    for (const path of ['/', '/contact', '/__sandboxes', '/x/__sandbox'])
      expect((await get(path)).status).toBe(404);
    expect(await text('/contact')).toBe('');
  });

  test.each([
    '/__sandbox',
    '/__sandbox/',
    '/__sandbox/inbox',
    '/__sandbox/faults',
    '/__sandbox/blocklist',
    '/__sandbox/hcaptcha/box?hl=es',
    '/__sandbox/hcaptcha/challenge',
    '/__sandbox/checkout/card/pack',
    '/__sandbox/checkout/wallet/otm%20swing',
    '/__sandbox/chat/send?phone=1&text=2',
    '/__sandbox/video/abc',
    '/__sandbox/link/booking',
  ])('%s is a page without inline script or style, under a strict policy', async (path) => {
    const response = await get(path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("trusted-types 'none'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<style|style=|<script(?! src)|\son\w+=/);
  });

  test.each([
    'sandbox.css',
    'inbox.js',
    'captcha-api.js',
    'captcha-box.js',
    'captcha-challenge.js',
  ])('serves %s', async (name) => {
    expect((await text(`/__sandbox/assets/${name}`)).length).toBeGreaterThan(100);
  });

  test.each([
    '/__sandbox/assets/../sandbox.ts',
    '/__sandbox/assets/x.js',
    '/__sandbox/checkout/card/',
    '/__sandbox/checkout/cash/x',
    '/__sandbox/inbox/7',
    '/__sandbox/nothing',
    '/__sandbox//example.com/x',
  ])('returns 404 for %s', async (path) => expect((await get(path)).status).toBe(404));

  test('escapes text from the query', async () => {
    const page = await text(
      `/__sandbox/chat/send?phone=1&text=${encodeURIComponent('<script>"\'&')}`,
    );
    expect(page).toContain('&lt;script&gt;&quot;&#39;&amp;');
    expect(await text('/__sandbox/checkout/card/%zz%3Cb%3E')).toContain('%zz%3Cb%3E');
  });

  test('lets no other origin change anything', async () => {
    const foreign = { origin: 'https://example.com' };
    expect((await post('/__sandbox/faults', { mail: 'error' }, foreign)).status).toBe(403);
    expect((await post('/__sandbox/blocklist', { list: '' }, { origin: 'null' })).status).toBe(403);
    expect((await post('/__sandbox/faults', {}, { origin: sandbox.origin })).status).toBe(303);
  });

  test('keeps an edited block list', async () => {
    await post('/__sandbox/blocklist', { list: 'a@b.co,\n<b>' });
    expect(await text('/__sandbox/blocklist.txt')).toBe('a@b.co,\n<b>');
    expect(await text('/__sandbox/blocklist')).toContain('&lt;b&gt;</textarea>');
  });

  test('rejects a body of many megabytes', async () => {
    expect((await post('/__sandbox/blocklist', { list: 'x'.repeat(9_000_000) })).status).toBe(413);
  });
});

describe('a hostile request', () => {
  const nested = `{"template_params":${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const account = `"user_id":"${sandboxAccount.publicKey}","service_id":"${sandboxAccount.serviceId}","template_id":"${sandboxAccount.contactTemplate}"`;
  const mailAddress = `${sandboxUrls.mailOrigin}/api/v1.0/email/send`;

  test('rejects only the request when its JSON is nested beyond the stack', async () => {
    const response = await get(mailAddress, { method: 'POST', body: `${nested},${account}}` });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('RangeError');
  });

  test("keeps parameters that aren't text as they were sent", async () => {
    now += 1000;
    const odd = {
      message: { toString: 1, valueOf: 1 },
      id: 7,
      ['__proto__']: 'x',
      constructor: 'y',
    };
    expect((await mail(odd, { lib_version: { toString: null } })).status).toBe(200);
    const [entry] = await (await get('/__sandbox/inbox.json')).json();
    expect(entry.request.template_params.message).toBe('{"toString":1,"valueOf":1}');
    expect(Object.keys(entry.request.template_params)).toContain('__proto__');
    await post('/__sandbox/inbox/clear', {});
  });

  test.each([mailAddress, '/__sandbox/faults', '/__sandbox/blocklist'])(
    'is forgotten when it breaks off in its body: %s',
    async (path) => {
      const socket = connect(Number(new URL(sandbox.origin).port), '127.0.0.1');
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nmail=`);
      await once(socket, 'connect');
      // The sandbox has the beginning of the body by the time it answers another request.
      expect((await get('/__sandbox/faults.json')).status).toBe(200);
      socket.destroy();
      await once(socket, 'close');
      // An unhandled rejection would end the entire run here.
      expect((await (await get('/__sandbox/faults.json')).json()).services.mail).toBe('none');
    },
  );
});

describe('the inbox', () => {
  test('shows a mail as a list entry, rendered, as JSON and as a mail file', async () => {
    now = Date.UTC(2026, 0, 2, 3, 4, 5);
    expect(
      await (
        await mail({ name: 'Ana\r\nBcc: x@y.co', id: '<b>1</b>', email: 'a@b.co', message: 'Hola' })
      ).text(),
    ).toBe('OK');
    const [entry] = await (await get('/__sandbox/inbox.json')).json();
    expect(entry).toMatchObject({ receivedAt: '2026-01-02T03:04:05.000Z', read: false });
    expect(await text('/__sandbox/inbox')).toContain('class="unread"');
    const page = await text(`/__sandbox/inbox/${entry.id}`);
    expect(page).toContain('id: &lt;b&gt;1&lt;/b&gt;\nemail: a@b.co\nmessage: Hola');
    expect(page).toContain('&quot;template_id&quot;: &quot;sandbox-licence&quot;');
    expect(await text('/__sandbox/inbox')).not.toContain('class="unread"');
    const eml = await text(`/__sandbox/inbox/${entry.id}.eml`);
    const [head = '', body = ''] = eml.split('\r\n\r\n');
    expect(head).toContain('Date: Fri, 02 Jan 2026 03:04:05 +0000');
    expect(head).not.toContain('Bcc');
    expect(Buffer.from(body, 'base64').toString()).toContain('Bcc: x@y.co');
  });

  test('notifies an open page of each new mail', async () => {
    const events = await get('/__sandbox/inbox/events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const version = async () =>
      Number(/^data: (\d+)\n\n$/.exec((await reader?.read())?.value ?? '')?.[1]);
    const before = await version();
    expect(await text('/__sandbox/inbox')).toContain(`data-version="${before}"`);
    now += 1000;
    await mail({ message: 'live' });
    expect(await version()).toBe(before + 1);
    await reader?.cancel();
  });

  test('can be emptied', async () => {
    await post('/__sandbox/inbox/clear', {});
    expect(await (await get('/__sandbox/inbox.json')).json()).toEqual([]);
  });
});

describe('the mail stand-in', () => {
  test.each([
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [{ service_id: '' }, 400, 'The service_id parameter is required'],
    [{ template_id: undefined }, 400, 'The template_id parameter is required'],
    [{ user_id: 'x' }, 404, 'Account not found'],
    [{ template_params: { message: 'x'.repeat(50_001) } }, 413, 'Variables size limit'],
  ])('refuses %j', async (change, status, words) => {
    now += 1000;
    const response = await mail({}, change);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });

  test('accepts one mail a second', async () => {
    now += 1000;
    expect((await mail({})).status).toBe(200);
    now += 999;
    expect((await mail({})).status).toBe(429);
    now += 1;
    expect((await mail({})).status).toBe(200);
  });

  test('allows the preflight of its own origin', async () => {
    const response = await get(`${sandboxUrls.mailOrigin}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: { origin: sandbox.origin },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test("rejects anything that isn't JSON or a POST", async () => {
    const address = `${sandboxUrls.mailOrigin}/api/v1.0/email/send`;
    expect((await get(address, { method: 'POST', body: '{' })).status).toBe(400);
    expect((await get(address)).status).toBe(405);
  });
});

describe('the fault panel', () => {
  test('keeps the faults that are switched on and ignores unknown ones', async () => {
    await post('/__sandbox/faults', {
      mail: 'rate-limited',
      list: 'rate-limited',
      captcha: 'mute',
      slowSeconds: '900',
      offline: 'on',
    });
    expect(await (await get('/__sandbox/faults.json')).json()).toEqual({
      services: { mail: 'rate-limited', list: 'none', captcha: 'mute', video: 'none' },
      offline: true,
      slowSeconds: 5,
    });
    expect(await text('/__sandbox/faults')).toContain('value="mute" selected');
    await post('/__sandbox/faults', {});
  });

  test.each([
    ['slow', 200, '/*\n * Stand-in'],
    ['error', 500, 'Internal Server'],
    ['malformed', 200, 'function ( {'],
    ['html', 200, '<!doctype html>'],
    ['mute', 200, '"use strict";'],
  ])('simulates %s for the captcha script', async (fault, status, start) => {
    await post('/__sandbox/faults', { captcha: fault, slowSeconds: '0' });
    const response = await get('/__sandbox/hcaptcha/1/api.js?onload=x');
    expect(response.status).toBe(status);
    expect((await response.text()).startsWith(start)).toBe(true);
    await post('/__sandbox/faults', {});
  });
});
