import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { longestEmail } from '@otm/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHtmlEmail, isSimpleEmail } from './email.ts';

// The pattern in its classic form: exponential, so it only gets short texts here.
const classic = /^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$/;
const digitInSuffix = /\.\w*[\d_]\w*$/;

describe('the simple pattern', () => {
  test.each(['a@b.co', 'ana.maria@mail.example.com', 'x-y_z@sub-domain.example.es', '1@2.org'])(
    'accepts %s',
    (email) => expect(isSimpleEmail(email)).toBe(true),
  );

  test.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    'a@b.info',
    'a@b.c1',
    'a+b@c.com',
    'á@b.com',
    'a..b@c.com',
    '.a@b.com',
    'a@b.com ',
    'a@@b.com',
    'a@b.com,c@d.com',
  ])('rejects %j', (email) => expect(isSimpleEmail(email)).toBe(false));

  test('equals the classic pattern with letters in the suffix', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '.', '-', '@', '_', '1', 'com'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        text,
        (email) => digitInSuffix.test(email) || isSimpleEmail(email) === classic.test(email),
      ),
      { numRuns: 50_000 },
    );
  });

  test('never throws, whatever the length', () => {
    for (const piece of ['a', 'a.', 'a-', '@', 'a@b.', '\u{1F600}'])
      expect(isSimpleEmail(piece.repeat(5_000_000))).toBe(false);
  });

  test('accepts the longest e-mail address that mail servers accept and no longer one', () => {
    const domain = '@example.com';
    const local = 'a'.repeat(longestEmail - domain.length);
    expect(isSimpleEmail(local + domain)).toBe(true);
    expect(isSimpleEmail(`a${local}${domain}`)).toBe(false);
  });
});

describe("the HTML standard's rule", () => {
  test.each(['a+tag@b.info', "o'hara@example.trading", 'a@sub.example.com', 'x@1.2'])(
    'accepts %s',
    (email) => expect(isHtmlEmail(email)).toBe(true),
  );

  test.each(['', 'a@b', 'a b@c.com', 'a@-b.com', 'a@b-.com', 'a@b..com', 'a@b.com.', 'ñ@b.com'])(
    'refuses %j',
    (email) => expect(isHtmlEmail(email)).toBe(false),
  );
});

test('both rules finish in time, even on hostile text of full length', async () => {
  // In a thread of its own: a rule that backtracks without end could not be stopped otherwise.
  const worker = new Worker(
    `import(${JSON.stringify(new URL('./email.ts', import.meta.url).href)}).then((rules) => {
      for (const piece of ['a', 'a.', 'a-', 'a@a', 'a@a.', 'a@' + 'a'.repeat(60) + '.'])
        for (const isEmail of [rules.isSimpleEmail, rules.isHtmlEmail])
          isEmail(piece.repeat(254).slice(0, 253) + '!');
      require('node:worker_threads').parentPort.postMessage('answered');
    })`,
    { eval: true },
  );
  const [answer] = await Promise.race([once(worker, 'message'), sleep(5000, ['never answered'])]);
  await worker.terminate();
  expect(answer).toBe('answered');
});
