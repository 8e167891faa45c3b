import type { CaptchaEvent } from '../services/ports.ts';
import { createFakeBlockList } from './fake-block-list.ts';
import { createFakeCaptcha } from './fake-captcha.ts';
import { createFakeMail } from './fake-mail.ts';

const expires: readonly CaptchaEvent[] = [{ type: 'ready' }, { type: 'expired' }];
const breaks: readonly CaptchaEvent[] = [{ type: 'failed', reason: 'script-error' }];

/** Services by the fault of Storybook's toolbar: each replaces one of the form's own. */
const faulty: Readonly<Record<string, () => object>> = {
  'mail-refuses': () => ({ sendMessage: createFakeMail('refuse').sendMessage }),
  'mail-hangs': () => ({ sendMessage: createFakeMail('hang').sendMessage }),
  'captcha-expires': () => ({ mountCaptcha: createFakeCaptcha(expires).mountCaptcha }),
  'captcha-fails': () => ({ mountCaptcha: createFakeCaptcha(breaks).mountCaptcha }),
  'list-fails': () => ({
    loadBlockList: createFakeBlockList(new Error('The fake block list fails.')).loadBlockList,
  }),
};

/** Returns the services of a form with one of them failing as the toolbar asks. */
export const withFault = <Services extends object>(
  services: Services,
  fault: unknown,
): Services => ({
  ...services,
  ...(typeof fault === 'string' ? faulty[fault]?.() : undefined),
});
