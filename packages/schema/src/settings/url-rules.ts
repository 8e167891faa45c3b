import * as v from 'valibot';
import { isPublicHost, isSampleUrl, readUrl } from './hosts.ts';
import { must, text } from './text-rules.ts';

const withUrl = (isMet: (url: URL) => boolean) => (text: string) => {
  const url = readUrl(text);
  return url !== undefined && isMet(url);
};

/** Whether a URL carries what only its owner may know. */
const hasCredentials = ({ password, search, username }: URL) =>
  username !== '' ||
  password !== '' ||
  /[?&](?:access_token|api_?key|auth|password|secret|token)=|[sr]k_(?:live|test)_\w{10}/i.test(
    search,
  );

/** Whether the escapes of a URL can be read. */
const isDecodable = (url: string) => !/%(?![\da-f]{2})/i.test(url);

/** An https URL that visitors can reach. */
export const publicUrl = v.pipe(
  text,
  must((it) => !/[\s\\"'<>\p{Cc}]|[,;|]https?:/iu.test(it), 'url'),
  must((it) => /^https:/i.test(it), 'https'),
  must((it) => readUrl(it) !== undefined && isDecodable(it), 'url'),
  must(
    withUrl((url) => !hasCredentials(url)),
    'credentials',
  ),
  must(withUrl(isPublicHost), 'public-host'),
  must(
    withUrl((url) => !isSampleUrl(url)),
    'sample-url',
  ),
);

/** An https origin: a scheme and a host, nothing else. */
export const origin = v.pipe(
  publicUrl,
  must((it) => readUrl(it)?.origin === it, 'origin'),
);

/** Leads to a page of a service, not to its home page. */
const withPath = must(
  withUrl(({ pathname, search }) => pathname !== '/' || search !== ''),
  'no-path',
);

/** An https URL on one of the hosts, or below one. */
export const urlOn = (...hosts: readonly string[]) =>
  v.pipe(
    publicUrl,
    must(
      withUrl(({ hostname }) => hosts.some((it) => hostname === it || hostname.endsWith(`.${it}`))),
      'other-host',
    ),
    withPath,
    must((it) => !/^https:\/\/(?:\w+\.)?discord\.com\/(?!invite\/)/i.test(it), 'members-only'),
  );

/** The URL of a hosted checkout that takes real money. */
export const checkoutLink = v.pipe(
  publicUrl,
  must(
    withUrl(
      ({ hostname, pathname }) =>
        !/^dashboard\.|(?:^|\.)sandbox\.|^sandbox-|^app\.(?:gumroad|lemonsqueezy)\./.test(
          hostname,
        ) && !/\/(?:cs_)?test_|\/(?:login|signin)\b/.test(pathname),
    ),
    'test-checkout',
  ),
  withPath,
);

const filled = (template: string) => template.replace(/\{(?:item|language)\}/g, 'x');

/** The pattern of a checkout's URLs. */
export const checkoutTemplate = v.pipe(
  text,
  must((it) => it.includes('{item}'), 'item-placeholder'),
  must((it) => !/[{}]/.test(filled(it)), 'template-placeholder'),
  v.transform(filled),
  checkoutLink,
);

/** Pages that show a file, with the sharing links of drives. */
const filePage =
  /^https:\/\/(?:www\.)?(?:(?:gist\.)?(?:github|gitlab|bitbucket)\.|(?:drive|docs)\.google\.|dropbox\.|pastebin\.com\/(?!raw\/))/i;

/** The URL of a block list: a file of plain text. */
export const blockList = v.pipe(
  publicUrl,
  must((it) => !filePage.test(it), 'raw-file'),
  must(
    withUrl(({ pathname }) => !/\/$|\.html?$/i.test(pathname)),
    'raw-file',
  ),
  must((it) => !it.includes('#'), 'fragment'),
);
