import * as v from 'valibot';
import type { RuleId } from './messages.ts';
import { isCaptchaSecret } from './secrets.ts';
import { isSequence, must, text } from './text-rules.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** A text of an account that is public: not the captcha's secret, which has a look of its own. */
const publicText = v.pipe(
  text,
  must((it) => !/^\W*(?:ES_|0x)/i.test(it), 'secret'),
);

/** An id of an account: public, and not one of the secrets that look alike. */
const id = v.pipe(
  publicText,
  must((it) => /^[\w-]{3,64}$/.test(it), 'id'),
);

const isKind = (kind: string) => (it: string) => it.toLowerCase().startsWith(`${kind}_`);

/** The public key of the mail account. */
export const mailKey = v.pipe(
  id,
  must((it) => !isKind('service')(it) && !isKind('template')(it) && !uuid.test(it), 'swapped'),
  must((it) => it.length >= 8 && !isSequence(it), 'id'),
);

/** The id of the mail service. */
export const mailService = v.pipe(
  id,
  must((it) => !isKind('template')(it) && !uuid.test(it), 'swapped'),
);

/** The id of a mail template. */
export const mailTemplate = v.pipe(
  id,
  must((it) => !isKind('service')(it) && !uuid.test(it), 'swapped'),
);

/** An id of Umami. */
export const isUuid = (id: string): boolean => uuid.test(id);

/** The site's name or id at a service that counts visits. */
export const analyticsId = v.pipe(
  publicText,
  must((it) => /^[\w.-]{3,253}$/.test(it), 'analytics-id'),
);

/** The fields of the forms and of their mails. */
const fields = /^(?:name|email|message|id|subject|from_name|reply_to|to_email)$/i;

/** The name of the template parameter for the captcha's token; the forms' own fields are taken. */
export const captchaParameter = v.pipe(
  publicText,
  must((it) => /^[a-z][\w-]*$/i.test(it), 'parameter'),
  must((it) => !fields.test(it) && !(it in Object.prototype), 'taken-parameter'),
);

/** The captcha's site key. A secret here would be published in a script. */
export const siteKey = v.pipe(
  v.string('missing' satisfies RuleId),
  must((it) => !isCaptchaSecret(it), 'captcha-secret'),
  text,
  must((it) => !/^[1-9]0{7}-ffff-ffff-ffff-0{11}[1-9]$/i.test(it), 'captcha-test-key'),
  must((it) => uuid.test(it) && !/^(.)\1{7}-|^12345678-/.test(it), 'captcha-key'),
);
