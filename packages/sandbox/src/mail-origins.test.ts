import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSandbox, serveSandbox } from './serve.ts';
import { sandboxAccount, sandboxUrls } from './urls.ts';

const path = `${sandboxUrls.mailOrigin}/api/v1.0/email/send`;
const mail = JSON.stringify({
  user_id: sandboxAccount.publicKey,
  service_id: sandboxAccount.serviceId,
  template_id: sandboxAccount.contactTemplate,
});

let sandbox: ServedSandbox;
beforeAll(async () => {
  sandbox = await serveSandbox();
});
afterAll(() => sandbox.close());

const send = (method: 'OPTIONS' | 'POST', headers: Readonly<Record<string, string>>) =>
  fetch(sandbox.origin + path, { method, headers, ...(method === 'POST' && { body: mail }) });
const inbox = async () => (await fetch(`${sandbox.origin}/__sandbox/inbox.json`)).json();

it.each(['https://evil.example', 'http://localhost:1', 'null', 'nonsense'])(
  'accepts neither mail nor preflight from the origin %s',
  async (origin) => {
    const before = await inbox();
    for (const method of ['POST', 'OPTIONS'] as const) {
      const response = await send(method, { origin });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await response.text()).toContain('Only pages of this site');
    }
    expect(await inbox()).toEqual(before);
  },
);

it('refuses a foreign origin even while the mail service fails', async () => {
  await sandbox.setFaults({ mail: 'error' });
  expect((await send('POST', { origin: 'https://evil.example' })).status).toBe(403);
  await sandbox.setFaults({});
});

it('accepts mail from its own origin, and from programs, which have none', async () => {
  for (const headers of [{ origin: sandbox.origin }, {}])
    expect((await send('POST', headers)).status).toBe(200);
  expect(await inbox()).toHaveLength(2);
});
