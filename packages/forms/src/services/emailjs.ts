import { FormError } from './form-error.ts';
import { type ImportEmailJs, loadEmailJs } from './load-emailjs.ts';
import type { Message, SendMessage } from './ports.ts';

/** The account at the mail service that a form sends through. */
export interface EmailJsOptions {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** The origin of `/api/v1.0/email/send`; may have a path prefix. */
  readonly origin?: string;
  /** The template parameter for the captcha's token. Without it, the token isn't sent. */
  readonly captchaParameter?: string;
}

const importEmailJs: ImportEmailJs = () => import('@emailjs/browser');

/** The service answers in plain text or JSON: markup and garbage come from something in between. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no mail service writes them
const isForeign = (text: string) => /^\s*<|[\0\x07\uFFFD]/.test(text);

/** Whether an answer, resolved or rejected, says that the message was accepted. */
function isAccepted(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, text } = answer as { status?: unknown; text?: unknown };
  if (text === 'OK') return true;
  return status === 200 && !(typeof text === 'string' && isForeign(text));
}

function describeAnswer(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (answer instanceof Error) return answer.message;
  const { status, text } = (answer ?? {}) as { status?: unknown; text?: unknown };
  return `${String(status)} ${String(text).slice(0, 200)}`;
}

const settings = ['publicKey', 'serviceId', 'templateId'] as const;

function reportMissingSettings(options: EmailJsOptions): void {
  for (const name of settings.filter((setting) => options[setting] === '')) {
    // biome-ignore lint/suspicious/noConsole: the owner has no other place to learn of it.
    console.error(`E-mail cannot be sent: the setting "${name}" is missing.`);
  }
}

function templateParameters({ values, captchaToken }: Message, options: EmailJsOptions) {
  const name = options.captchaParameter;
  return name === undefined ? { ...values } : { ...values, [name]: captchaToken };
}

/**
 * Creates a sender that posts to EmailJS, `{origin}/api/v1.0/email/send`. A message is accepted on
 * status 200 or text OK; otherwise the sender rejects with a {@link FormError}.
 *
 * The library's own limitRate and blockList stay off: after init they silently do nothing.
 */
export function createEmailJsSender(
  options: EmailJsOptions,
  load: ImportEmailJs = importEmailJs,
): SendMessage {
  return async (message) => {
    reportMissingSettings(options);
    const { init, send } = await loadEmailJs(load);
    const { publicKey, serviceId, templateId, origin } = options;
    // Only init takes the origin; a call's own is ignored.
    init({ publicKey, ...(origin !== undefined && { origin }) });
    const answer: unknown = await send(
      serviceId,
      templateId,
      templateParameters(message, options),
    ).catch((rejection: unknown) => rejection);
    // The request broke off: on its way there, or on its way back with the message accepted.
    if (answer instanceof TypeError)
      throw new FormError('mail-unanswered', `The mail service gave no answer: ${answer.message}`, {
        cause: answer,
      });
    if (!isAccepted(answer)) {
      const reason = describeAnswer(answer);
      throw new FormError('mail-rejected', `The mail service rejected the message: ${reason}`, {
        cause: answer,
      });
    }
  };
}
