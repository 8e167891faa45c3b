import { withDeadline } from '../submission/deadline.ts';
import { FormError } from './form-error.ts';

type EmailJs = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

/** Loads the mail service's library; a page without a submit never requests it. */
export type ImportEmailJs = () => Promise<EmailJs>;

const retryDelay = 500;
/**
 * How long the library may take, in milliseconds: less than the message has in all, so that a form can
 * tell a message that can't have been sent from one that got no answer.
 */
const codeDeadline = 15_000;

function isStorageDenied(): boolean {
  try {
    void globalThis.localStorage;
    return false;
  } catch {
    return true;
  }
}

/**
 * Hides `localStorage` from the library while it loads, if the browser denies storage: the library
 * looks for it at once, and does without where there is none, but doesn't expect it to throw.
 */
async function importWithoutStorage(load: ImportEmailJs): Promise<EmailJs> {
  const denied = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  try {
    return await load();
  } finally {
    if (denied) Object.defineProperty(globalThis, 'localStorage', denied);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}

const importOnce = (load: ImportEmailJs) =>
  isStorageDenied() ? importWithoutStorage(load) : load();

async function importTwice(load: ImportEmailJs): Promise<EmailJs> {
  try {
    return await importOnce(load);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
  return importOnce(load);
}

/**
 * Loads the library, with one retry: after a deploy or a lost packet the second request often
 * succeeds.
 *
 * @throws {FormError} `mail-unavailable` if the second request fails, too, or if both take too long.
 */
export async function loadEmailJs(load: ImportEmailJs): Promise<EmailJs> {
  try {
    return await withDeadline(codeDeadline, () => importTwice(load));
  } catch (cause) {
    throw new FormError('mail-unavailable', `The mail code could not be loaded: ${cause}`, {
      cause,
    });
  }
}
