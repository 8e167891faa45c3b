import * as v from 'valibot';
import { isPublicName, isSampleHost } from './hosts.ts';
import { must, text } from './text-rules.ts';

const sampleName =
  /^(?:your?|your\w+|name|someone|test|user|username|e-?mail|example|ejemplo|tu|tu-?correo|correo|nombre|usuario)@/i;

const noReply = /^(?:do[-_.]?not[-_.]?|no[-_.]?)(?:reply|responder)(?:\+.*)?@/i;

const hostOf = (address: string) => address.replace(/.*@/, '');

/** An e-mail address that exists for visitors: the HTML rule with a dotted, public domain. */
export const email = v.pipe(
  text,
  must(
    (it) =>
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(it),
    'email',
  ),
  must((it) => !/^[^@]{65}/.test(it) && it.length <= 254, 'email'),
  must((it) => !isSampleHost(hostOf(it)) && !sampleName.test(it), 'sample-email'),
  must((it) => isPublicName(hostOf(it)), 'email'),
  must((it) => !noReply.test(it), 'no-reply'),
);
