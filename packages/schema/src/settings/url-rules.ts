import * as v from 'valibot';
import { filePageNames, isBelow } from './host-lists.ts';
import { isPublicHost, isSampleUrl, readUrl } from './hosts.ts';
import { isUnfilledUrl } from './placeholders.ts';
import { hasCredentials } from './secrets.ts';
import { must, text } from './text-rules.ts';

/** Turns a rule about a parsed URL into one about its text. */
export const withUrl = (isMet: (url: URL) => boolean) => (text: string) => {
  const url = readUrl(text);
  return url !== undefined && isMet(url);
};

/** Whether the escapes of a URL can be read. */
const isDecodable = (url: string) => !/%(?![\da-f]{2})/i.test(url);

/** Characters that a URL can't have unless they're escaped; letters of any language may be written. */
const unsafe = /[^\p{L}\p{M}\p{N}\-._~:/?#@!$&()*+,;=%[\]|]/u;

/** A second URL in the first, or what is left of one: `https://a.iohttps://a.io/b`. */
const pasted = /[,;|]https?:|^https?:\/\/[^?#]*(?:https?:|\/\/)/i;

/** An https URL that visitors can reach. */
export const publicUrl = v.pipe(
  text,
  must((it) => !isUnfilledUrl(it), 'placeholder'),
  must((it) => !(unsafe.test(it) || pasted.test(it)), 'url'),
  must((it) => /^https:/i.test(it), 'https'),
  must((it) => readUrl(it) !== undefined && isDecodable(it), 'url'),
  must((it) => !hasCredentials(it), 'credentials'),
  must(withUrl(isPublicHost), 'public-host'),
  must(
    withUrl(({ port }) => port !== '0' && port !== '80'),
    'port',
  ),
  must(
    withUrl((url) => !isSampleUrl(url)),
    'sample-url',
  ),
);

/** An https origin: a scheme and a host, nothing else. */
export const origin = v.pipe(
  publicUrl,
  must((it) => /^[\x20-\x7e]*$/.test(it), 'ascii-host'),
  must((it) => readUrl(it)?.origin === it, 'origin'),
);

/** Leads to a page of a service, not to its home page. */
export const withPath = must(
  withUrl(({ pathname, search }) => pathname !== '/' || search !== ''),
  'no-path',
);

/** The URL of a calendar. A host of one's own, such as meet.acme.io, may be one. */
export const bookingUrl = v.pipe(
  publicUrl,
  must(
    withUrl(
      ({ hostname, pathname, search }) =>
        pathname !== '/' || search !== '' || /^(?!www\.)[^.]+(?:\.[^.]+){2}/.test(hostname),
    ),
    'no-path',
  ),
);

/** The URL of a block list: a file of plain text. */
export const blockList = v.pipe(
  publicUrl,
  must(
    withUrl(({ hostname }) => !isBelow(hostname, filePageNames)),
    'raw-file',
  ),
  must(
    (it) =>
      !/^https:\/\/(?:(?:pastebin|hastebin)\.com\/(?!raw\/)|paste\.debian\.net\/(?!plain)|codeberg\.org\/(?:[^/]+\/){2}src\/)/i.test(
        it,
      ),
    'raw-file',
  ),
  must(
    withUrl(({ pathname }) => !/\/$|\.(?:html?|pdf|json|php|docx?|xlsx?)$/i.test(pathname)),
    'raw-file',
  ),
  must((it) => !it.includes('#'), 'fragment'),
);
