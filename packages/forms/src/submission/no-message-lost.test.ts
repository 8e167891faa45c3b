import { type Mail, type ServedSandbox, serveSandbox } from '@otm/sandbox';
import { sandboxAccount, sandboxUrls } from '@otm/sandbox/urls';
import { mailto } from '@otm/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plainText } from '../form-shell/plain-text.ts';
import { createEmailJsSender } from '../services/emailjs.ts';
import { isSimpleEmail } from '../validation/email.ts';
import { createSubmission } from './submission.ts';

let sandbox: ServedSandbox;
const runs = 1000;

const faults = fc.constantFrom(
  'none',
  'none',
  'none',
  'none',
  'slow',
  'refused',
  'error',
  'malformed',
  'html',
  'rate-limited',
  'no-content',
  'not-found',
);
// Any text, halves of surrogate pairs and line breaks of every kind included.
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\r\n', '\u{D83D}', '<script>alert(1)</script>', '%0d%0aBcc: x@y.co', '{email}'),
);

/** Submits once or more and waits for the end. */
async function submit(values: Record<string, string>, times: number) {
  const submission = createSubmission({
    sendMessage: createEmailJsSender({
      publicKey: sandboxAccount.publicKey,
      serviceId: sandboxAccount.serviceId,
      templateId: sandboxAccount.contactTemplate,
      origin: sandbox.origin + sandboxUrls.mailOrigin,
    }),
    isEmail: isSimpleEmail,
    onReject: () => expect.unreachable(),
    onListError: () => expect.unreachable(),
    onSent: () => {},
  });
  submission.mount();
  submission.solve('token');
  const ended = new Promise<void>((end) => {
    submission.subscribe(() => submission.getState().phase !== 'sending' && end());
  });
  for (let time = 0; time < times; time += 1) submission.submit(values);
  await ended;
  return submission;
}

beforeAll(async () => {
  sandbox = await serveSandbox();
  vi.stubGlobal('location', { pathname: '/contact' });
});
afterAll(() => sandbox.close());

test(`each of ${runs} messages is in the inbox once or in the mail link, never both, never neither`, async () => {
  let sent = 0;
  let failed = 0;
  await fc.assert(
    fc.asyncProperty(
      faults,
      text,
      text,
      fc.integer({ min: 1, max: 3 }),
      async (fault, name, message, times) => {
        const values = { name, email: 'ana@example.com', message: `#${sent + failed} ${message}` };
        await sandbox.setFaults({ mail: fault, slowSeconds: '0.002' });
        const submission = await submit(values, times);
        const { phase } = submission.getState();
        const inbox: Mail[] = await (await fetch(`${sandbox.origin}/__sandbox/inbox.json`)).json();
        await fetch(`${sandbox.origin}/__sandbox/inbox/clear`, { method: 'POST' });
        if (phase === 'success') {
          sent += 1;
          expect(inbox.map((mail) => mail.request.template_params)).toEqual([values]);
        } else {
          failed += 1;
          expect(inbox).toEqual([]);
          const link = new URL(mailto('o@example.com', 'S', plainText(submission.getValues(), {})));
          const wellFormed = values.message.replace(/\p{Surrogate}/gu, '\u{FFFD}');
          expect(link.searchParams.get('body')).toContain(wellFormed.replace(/\r\n?|\n/g, '\r\n'));
        }
      },
    ),
    { numRuns: runs },
  );
  expect(sent + failed).toBe(runs);
  expect(Math.min(sent, failed)).toBeGreaterThan(100);
}, 120_000);
