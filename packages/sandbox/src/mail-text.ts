import type { Mail } from './inbox.ts';

/** The subject of a mail in the sandbox's template. */
export const subjectOf = ({ request }: Mail): string =>
  `${request.template_id}: ${request.template_params.name || 'someone'}`;

/** The text of a mail in the sandbox's template: every parameter with its name. */
export const bodyOf = ({ request }: Mail): string =>
  Object.entries(request.template_params)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

// Encoded words can't contain line breaks, so no one can inject headers.
const word = (text: string) => `=?utf-8?B?${Buffer.from(text.slice(0, 200)).toString('base64')}?=`;

const folded = (base64: string) => base64.match(/.{1,76}/g)?.join('\r\n') ?? '';

/** Returns the mail as a file for mail programs (RFC 5322). */
export const emlOf = (mail: Mail): string =>
  [
    `Date: ${new Date(mail.receivedAt).toUTCString().replace('GMT', '+0000')}`,
    'From: Website <website@example.com>',
    'To: Owner <owner@example.com>',
    `Subject: ${word(subjectOf(mail))}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    folded(Buffer.from(bodyOf(mail)).toString('base64')),
    '',
  ].join('\r\n');
