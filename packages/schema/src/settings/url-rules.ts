import * as v from 'valibot';
import { isPublicHost, isSampleUrl, readUrl } from './hosts.ts';
import { must, text } from './text-rules.ts';

const withUrl = (isMet: (url: URL) => boolean) => (text: string) => {
  const url = readUrl(text);
  return url !== undefined && isMet(url);
};

/** An https URL that visitors can reach. */
export const publicUrl = v.pipe(
  text,
  must((it) => !/[\s\\"'<>\p{Cc}]/u.test(it), 'url'),
  must((it) => /^https:/i.test(it), 'https'),
  must((it) => readUrl(it) !== undefined, 'url'),
  must(
    withUrl((url) => url.username === '' && url.password === ''),
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

/** An https URL on one of the hosts, or below one. */
export const urlOn = (...hosts: readonly string[]) =>
  v.pipe(
    publicUrl,
    must(
      withUrl(({ hostname }) => hosts.some((it) => hostname === it || hostname.endsWith(`.${it}`))),
      'other-host',
    ),
  );

/** The URL of a hosted checkout that takes real money. */
export const checkoutLink = v.pipe(
  publicUrl,
  must(
    withUrl(
      ({ hostname, pathname }) =>
        !/^dashboard\.|(?:^|\.)sandbox\.|^sandbox-/.test(hostname) && !/\/test_/.test(pathname),
    ),
    'test-checkout',
  ),
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

/** The URL of a block list: a file of plain text. */
export const blockList = v.pipe(
  publicUrl,
  must(
    (it) => !/^https:\/\/(?:www\.)?(?:gist\.)?(?:github|gitlab|bitbucket)\./i.test(it),
    'raw-file',
  ),
  must((it) => !it.includes('#'), 'fragment'),
);
