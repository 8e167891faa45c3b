import { type Mail, type ServedSandbox, serveSandbox } from '@otm/sandbox';
import { sandboxAccount, sandboxUrls } from '@otm/sandbox/urls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline } from '../submission/deadline.ts';
import { createEmailJsSender, type EmailJsOptions } from './emailjs.ts';

let sandbox: ServedSandbox;
const message = {
  values: { name: 'Ana', email: 'ana@example.com', message: 'Hola, ¿qué tal? <b>"&\u{1F600}' },
  captchaToken: 'token-1',
};
const never = new AbortController().signal;

const sender = (options: Partial<EmailJsOptions> = {}) =>
  createEmailJsSender({
    publicKey: sandboxAccount.publicKey,
    serviceId: sandboxAccount.serviceId,
    templateId: sandboxAccount.contactTemplate,
    origin: sandbox.origin + sandboxUrls.mailOrigin,
    ...options,
  });

const inbox = async (): Promise<Mail[]> =>
  (await fetch(`${sandbox.origin}/__sandbox/inbox.json`)).json();

beforeAll(async () => {
  sandbox = await serveSandbox();
  vi.stubGlobal('location', { pathname: '/contact' });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.setFaults({});
  await fetch(`${sandbox.origin}/__sandbox/inbox/clear`, { method: 'POST' });
});
afterEach(() => void vi.restoreAllMocks());

describe('the EmailJS adapter against the sandbox', () => {
  test('delivers exactly what was typed, in the body that the service expects', async () => {
    await sender()(message, never);
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail?.request).toEqual({
      lib_version: '4.4.1',
      user_id: 'sandbox-public-key',
      service_id: 'sandbox-service',
      template_id: 'sandbox-contact',
      template_params: message.values,
    });
    expect(Object.keys(mail?.request ?? {})).toEqual([
      'lib_version',
      'user_id',
      'service_id',
      'template_id',
      'template_params',
    ]);
  });

  test('sends the captcha token only if the owner names its parameter', async () => {
    await sender({ captchaParameter: 'h-captcha-response' })(message, never);
    const [mail] = await inbox();
    expect(mail?.request.template_params).toEqual({
      ...message.values,
      'h-captcha-response': 'token-1',
    });
  });

  test.each(['error', 'html', 'rate-limited', 'no-content', 'not-found'])(
    'rejects when the service is %s, and nothing is in the inbox',
    async (fault) => {
      await sandbox.setFaults({ mail: fault });
      await expect(sender()(message, never)).rejects.toMatchObject({ code: 'mail-rejected' });
      expect(await inbox()).toEqual([]);
    },
  );

  test.each(['refused', 'malformed'])(
    'says that there was no answer when the service is %s',
    async (fault) => {
      await sandbox.setFaults({ mail: fault });
      await expect(sender()(message, never)).rejects.toMatchObject({ code: 'mail-unanswered' });
    },
  );

  test('rejects when everything is offline', async () => {
    await sandbox.setFaults({ offline: 'on' });
    await expect(sender()(message, never)).rejects.toThrow();
  });

  test('never settles while the service hangs, so that the deadline decides', async () => {
    await sandbox.setFaults({ mail: 'hang' });
    await expect(withDeadline(200, (signal) => sender()(message, signal))).rejects.toThrow(
      'No answer within',
    );
  });

  test('delivers even when the service is slow', async () => {
    await sandbox.setFaults({ mail: 'slow', slowSeconds: '0.1' });
    await sender()(message, never);
    expect(await inbox()).toHaveLength(1);
  });

  test.each([
    ['an unknown account', { publicKey: 'someone' }, '404 Account not found'],
    ['an unknown service', { serviceId: 'x' }, '400 The service ID not found'],
    ['an unknown template', { templateId: 'x' }, '400 The template ID not found'],
  ])("rejects with the service's message for %s", async (_, options, words) => {
    await expect(sender(options)(message, never)).rejects.toThrow(words);
  });

  test('rejects a text that is too long for the service', async () => {
    const long = { ...message, values: { ...message.values, message: 'x'.repeat(60_000) } };
    await expect(sender()(long, never)).rejects.toThrow('413 Variables size limit');
  });

  test.each(['publicKey', 'serviceId', 'templateId'])(
    'reports a missing %s on the console',
    async (setting) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      await expect(sender({ [setting]: '' })(message, never)).rejects.toThrow(/is required/);
      expect(error).toHaveBeenCalledExactlyOnceWith(
        `E-mail cannot be sent: the setting "${setting}" is missing.`,
      );
    },
  );
});

describe('what counts as accepted', () => {
  const answering = (answer: unknown, rejects: boolean) => async () => ({
    init: () => {},
    send: () => (rejects ? Promise.reject(answer) : Promise.resolve(answer)) as never,
  });

  test.each([
    [{ status: 200, text: 'OK' }, false],
    [{ status: 200, text: 'queued' }, false],
    [{ status: 202, text: 'OK' }, false],
    [{ status: 500, text: 'OK' }, true],
    [{ status: 200, text: '' }, true],
  ])('%j is (rejected by the library: %s)', async (answer, rejects) => {
    const send = createEmailJsSender(
      { publicKey: 'a', serviceId: 'b', templateId: 'c' },
      answering(answer, rejects),
    );
    await expect(send(message, never)).resolves.toBeUndefined();
  });

  test.each([
    [{ status: 204, text: '' }, false],
    [{ status: 200, text: '<!DOCTYPE html><title>Sign in' }, false],
    [{ status: 200, text: '\u{FEFF}\n<!-- portal --><html>' }, false],
    [{ status: 200, text: '<script>location = "https://portal.example"</script>' }, false],
    [{ status: 200, text: '<?xml version="1.0"?><html/>' }, false],
    [{ status: 200, text: '\u{0}\u{FFFD}(' }, false],
    [{ status: 500, text: 'no' }, true],
    ['The public key is required.', true],
    [undefined, true],
  ])('%j is not (rejected by the library: %s)', async (answer, rejects) => {
    const send = createEmailJsSender(
      { publicKey: 'a', serviceId: 'b', templateId: 'c' },
      answering(answer, rejects),
    );
    await expect(send(message, never)).rejects.toThrow('The mail service rejected the message');
  });
});

describe('loading the library', () => {
  const library = {
    init: () => {},
    send: () => Promise.resolve({ status: 200, text: 'OK' }) as never,
  };
  const options = { publicKey: 'a', serviceId: 'b', templateId: 'c' };

  test('retries once', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('404')).mockResolvedValueOnce(library);
    await createEmailJsSender(options, load)(message, never);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('fails after the retry', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('404'));
    await expect(createEmailJsSender(options, load)(message, never)).rejects.toMatchObject({
      name: 'FormError',
      code: 'mail-unavailable',
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('gives up after 15 s, and sends nothing later', async () => {
    vi.useFakeTimers();
    const send = vi.fn(library.send);
    const { promise, resolve } = Promise.withResolvers<typeof library>();
    const sent = createEmailJsSender(options, () => promise)(message, never);
    const failed = expect(sent).rejects.toMatchObject({ code: 'mail-unavailable' });
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
    resolve({ ...library, send });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('waits for a submit', () => {
    const load = vi.fn().mockResolvedValue(library);
    createEmailJsSender(options, load);
    expect(load).not.toHaveBeenCalled();
  });

  test('hides storage that the browser denies, and only while it loads', async () => {
    const denied = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const load = vi.fn(async () => {
      expect(typeof localStorage).toBe('undefined');
      return library;
    });
    await createEmailJsSender(options, load)(message, never);
    expect(load).toHaveBeenCalledOnce();
    expect(() => localStorage).toThrow('denied');
    if (denied) Object.defineProperty(globalThis, 'localStorage', denied);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
