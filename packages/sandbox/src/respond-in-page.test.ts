import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Fault, type FaultyService, faultsOf, faultyServices } from './faults.ts';
import { respondInPage } from './respond-in-page.ts';
import { type ServedSandbox, serveSandbox } from './serve.ts';
import { sandboxUrls } from './urls.ts';

let sandbox: ServedSandbox;
beforeAll(async () => {
  sandbox = await serveSandbox();
});
afterAll(() => sandbox.close());

const paths: Record<FaultyService, string> = {
  mail: `${sandboxUrls.mailOrigin}/api/v1.0/email/send`,
  list: sandboxUrls.blockList,
  captcha: `${sandboxUrls.captchaApi}/1/api.js`,
  video: `${sandboxUrls.video}/intro`,
};

const healthy = () => new Response('healthy');

/** Returns everything that a page can notice of a response. */
async function notice(sent: Promise<Response>) {
  try {
    const response = await sent;
    const type = response.headers.get('content-type');
    return { status: response.status, type, body: await response.text().catch(() => 'broken off') };
  } catch {
    return 'no response';
  }
}

const late: Fault[] = ['none', 'slow', 'hang'];
const cases = faultyServices.flatMap((service) =>
  faultsOf[service].filter((fault) => !late.includes(fault)).map((fault) => [service, fault]),
) as [FaultyService, Fault][];

describe('respondInPage', () => {
  it.each(cases)('responds for %s as the server does: %s', async (service, fault) => {
    await sandbox.setFaults({ [service]: fault });
    const served = await notice(fetch(`${sandbox.origin}${paths[service]}`));
    expect(await notice(respondInPage({ service, fault, healthy }))).toEqual(served);
  });

  it('responds as usual without a fault', async () => {
    const response = await respondInPage({ service: 'mail', fault: 'none', healthy });
    expect(await response.text()).toBe('healthy');
  });

  it('responds late when it is slow', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let status = 0;
    const slow = respondInPage({ service: 'mail', fault: 'slow', healthy }).then((response) => {
      status = response.status;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await slow;
    expect(status).toBe(200);
  });

  it.each(['hang', 'slow'] as const)(
    'stops waiting when the request is aborted: %s',
    async (fault) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const response = respondInPage({
        service: 'list',
        fault,
        healthy,
        signal,
        slowTime: 600_000,
      });
      leaving.abort(new Error('left'));
      await expect(response).rejects.toThrow('left');
    },
  );
});
