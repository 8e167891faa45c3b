import type { Message, SendMessage } from './ports.ts';

/** The account at the mail service that a form sends through. */
export interface EmailJsOptions {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Where `/api/v1.0/email/send` is found; may carry a path prefix. */
  readonly origin?: string;
  /** The template parameter that carries the captcha's token; absent, the token stays here. */
  readonly captchaParameter?: string;
}

type EmailJs = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

/** Loads the mail service's library; a page without a submit never asks for it. */
export type ImportEmailJs = () => Promise<EmailJs>;

const retryDelay = 500;
const importEmailJs: ImportEmailJs = () => import('@emailjs/browser');

/** The library reads `localStorage` as it loads, which throws where the browser denies storage. */
function shimDeniedStorage(): void {
  try {
    void globalThis.localStorage;
  } catch {
    const kept = new Map<string, string>();
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });
  }
}

/** One more try: after a deploy or a lost packet the second request often succeeds. */
async function loadTwice(load: ImportEmailJs): Promise<EmailJs> {
  shimDeniedStorage();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return load();
  }
}

/** The service answers in plain words or JSON: whatever begins as markup is not from it. */
const isMarkup = (text: string) => /^\s*</.test(text);

/** Whether an answer, resolved or rejected alike, says that the message was taken. */
function isAccepted(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, text } = answer as { status?: unknown; text?: unknown };
  if (text === 'OK') return true;
  // A page in place of an answer comes from somebody between us and the service.
  return status === 200 && !(typeof text === 'string' && isMarkup(text));
}

function describe(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (answer instanceof Error) return answer.message;
  const { status, text } = (answer ?? {}) as { status?: unknown; text?: unknown };
  return `${String(status)} ${String(text).slice(0, 200)}`;
}

const settings = ['publicKey', 'serviceId', 'templateId'] as const;

function complainOfMissing(options: EmailJsOptions): void {
  for (const name of settings.filter((setting) => options[setting] === '')) {
    // biome-ignore lint/suspicious/noConsole: the owner has no other place to learn of it.
    console.error(`E-mail cannot be sent: the setting "${name}" is missing.`);
  }
}

function parameters({ values, captchaToken }: Message, options: EmailJsOptions) {
  const name = options.captchaParameter;
  return name === undefined ? { ...values } : { ...values, [name]: captchaToken };
}

/**
 * Sends through EmailJS: `{origin}/api/v1.0/email/send`, accepted on status 200 or text OK.
 *
 * The library's own limitRate and blockList stay off: after init they silently do nothing.
 */
export function createEmailJsSender(
  options: EmailJsOptions,
  load: ImportEmailJs = importEmailJs,
): SendMessage {
  return async (message) => {
    complainOfMissing(options);
    const { init, send } = await loadTwice(load);
    const { publicKey, serviceId, templateId, origin } = options;
    // Only init takes the origin; a call's own is ignored.
    init({ publicKey, ...(origin !== undefined && { origin }) });
    const answer: unknown = await send(serviceId, templateId, parameters(message, options)).catch(
      (rejection: unknown) => rejection,
    );
    if (!isAccepted(answer))
      throw new Error(`The mail service did not take it: ${describe(answer)}`);
  };
}
