import * as v from 'valibot';
import type { RuleId } from './messages.ts';
import { must, text } from './text-rules.ts';

/** Keys that give away an account: of captchas, payments, code hosts and clouds. */
const secret =
  /^\s*(?:ES_|0x[\da-f]{40}|[sr]k_(?:live|test)_|whsec_|gh[pousr]_|github_pat_|xox[abp]-|AKIA|-----BEGIN)/i;

/** Whether a value is or may be a secret, which no page and no log may show. */
export const isSecret = (value: string): boolean => secret.test(value) || /^\s*0x/i.test(value);

/** Names of secrets, which a site without a server of its own has no use for. */
export const isSecretName = (name: string): boolean =>
  /SECRET|PRIVATE|PASSWORD|TOKEN|STRIPE/i.test(name);

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An id of an account: public, and not one of the secrets that look alike. */
const id = v.pipe(
  text,
  must((it) => !secret.test(it), 'secret'),
  must((it) => /^[\w-]{3,64}$/.test(it), 'id'),
);

const isKind = (kind: string) => (it: string) => it.toLowerCase().startsWith(`${kind}_`);

/** The public key of the mail account. */
export const mailKey = v.pipe(
  id,
  must((it) => !isKind('service')(it) && !isKind('template')(it) && !uuid.test(it), 'swapped'),
  must((it) => it.length >= 8, 'id'),
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
  text,
  must((it) => !secret.test(it), 'secret'),
  must((it) => /^[\w.-]{3,253}$/.test(it), 'analytics-id'),
);

/** The name of the template parameter for the captcha's token; the forms' own fields are taken. */
export const captchaParameter = v.pipe(
  text,
  must((it) => /^[a-z][\w-]*$/i.test(it), 'parameter'),
  must((it) => !/^(?:name|email|message|id)$/i.test(it), 'taken-parameter'),
);

/** The captcha's site key. A secret here would be published in a script. */
export const siteKey = v.pipe(
  v.string('missing' satisfies RuleId),
  must((it) => !/^\s*(?:ES_|0x)/i.test(it), 'captcha-secret'),
  text,
  must((it) => !secret.test(it), 'secret'),
  must((it) => !/^[1-9]0{7}-ffff-ffff-ffff-0{11}[1-9]$/i.test(it), 'captcha-test-key'),
  must((it) => uuid.test(it) && !/^(.)\1{7}-|^12345678-/.test(it), 'captcha-key'),
);
