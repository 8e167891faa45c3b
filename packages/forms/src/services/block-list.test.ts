import { type ServedSandbox, serveSandbox } from '@otm/sandbox';
import { sandboxUrls } from '@otm/sandbox/urls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline } from '../submission/deadline.ts';
import { longestBlockList } from '../validation/block-list.ts';
import { createBlockListLoader } from './block-list.ts';
import { FormError } from './form-error.ts';

let sandbox: ServedSandbox;
const load = () => withDeadline(300, createBlockListLoader(sandbox.origin + sandboxUrls.blockList));

const edit = (list: string) =>
  fetch(`${sandbox.origin}/__sandbox/blocklist`, {
    method: 'POST',
    body: new URLSearchParams({ list }),
    redirect: 'manual',
  });

beforeAll(async () => {
  sandbox = await serveSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.setFaults({}));
afterEach(() => void vi.restoreAllMocks());

describe('loading the block list', () => {
  test('returns the text as it is', async () => {
    await edit('one@example.com, two@example.com');
    expect(await load()).toBe('one@example.com, two@example.com');
  });

  test('sends one request, without cookies and without a referrer', async () => {
    const asking = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a@b.co'));
    await createBlockListLoader('https://list.example/list.txt')(new AbortController().signal);
    expect(asking).toHaveBeenCalledExactlyOnceWith(
      'https://list.example/list.txt',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });

  test('stops at the cap', async () => {
    await edit('e'.repeat(1_500_000));
    expect(await load()).toHaveLength(longestBlockList);
  });

  test.each([
    ['refused', 'fetch failed'],
    ['error', 'HTTP 500'],
    ['hang', 'No answer within 0.3 s'],
  ])('fails when the host is %s', async (fault, words) => {
    await sandbox.setFaults({ list: fault });
    await expect(load()).rejects.toThrow(words);
    await expect(load()).rejects.toBeInstanceOf(FormError);
  });

  test.each(['html', 'malformed'])('treats %s as a list without entries', async (fault) => {
    await sandbox.setFaults({ list: fault });
    expect(await load()).not.toContain('@');
  });
});
