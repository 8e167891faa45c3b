import { developerNames, isBelow, localNames } from './host-lists.ts';

/** Reserved names for documentation (RFC 2606) and those of guides: harmless, but no one's own. */
const sampleEnding =
  /(?:^|\.)(?:example|(?:example|ejemplo)\.(?:com|net|org|es)|(?:your|my|tu|mi)-?(?:business|company|domain|shop|site|store|website|dominio|empresa|negocio|sitio|tienda|web)\.[a-z]{2,}|(?:domain|test|dominio|empresa)\.(?:com|net|org|es))$/;

/** Parses an absolute URL whose scheme and host are spelled out. */
export const readUrl = (text: string): URL | undefined =>
  /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

const hostOf = (url: URL) => url.hostname.toLowerCase();

/** Whether visitors anywhere can resolve the host: a name with a dot that no local network owns. */
export function isPublicHost(url: URL): boolean {
  const host = hostOf(url);
  const isName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(host);
  return isName && !isBelow(host, localNames) && !isBelow(host, developerNames);
}

/** The last segment of a path that only a sample has. */
const sampleSegment = /^@?(?:example|sample|ejemplo|muestra|handle|user-?name|usuario|nombre)$/;

/** Whether a URL has a reserved host or a last path segment that only a sample has. */
export function isSampleUrl(url: URL): boolean {
  const last = url.pathname.toLowerCase().replace(/\/+$/, '').replace(/.*\//, '');
  return sampleEnding.test(hostOf(url)) || sampleSegment.test(last);
}

/** Whether an e-mail address or a host name is on a reserved name. */
export const isSampleHost = (host: string): boolean => sampleEnding.test(host.toLowerCase());

/** Whether a host name exists for visitors. */
export const isPublicName = (host: string): boolean =>
  URL.canParse(`https://${host}`) && isPublicHost(new URL(`https://${host}`));
