/** Host names that never lead to a visitor's site: reserved, or only known in a local network. */
const localEnding =
  /(?:^|\.)(?:localhost|test|invalid|local|localdomain|internal|lan|home|corp|intranet|private|arpa|onion)$/;

/** Public names of a developer's computer: for it alone, or through a tunnel while that is open. */
const developerEnding =
  /(?:^|\.)(?:lvh\.me|localtest\.me|nip\.io|sslip\.io|ngrok(?:-free)?\.(?:io|app|dev)|loca\.lt|trycloudflare\.com|serveo\.net)$/;

/** Reserved names for documentation (RFC 2606) and those of guides: harmless, but no one's own. */
const sampleEnding =
  /(?:^|\.)(?:example|example\.(?:com|net|org)|(?:your|my)-?(?:company|domain|shop|site|store|website)\.[a-z]{2,}|domain\.(?:com|net|org)|test\.(?:com|net|org))$/;

/** Parses an absolute URL whose scheme and host are spelled out. */
export const readUrl = (text: string): URL | undefined =>
  /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

const hostOf = (url: URL) => url.hostname.toLowerCase();

/** Whether visitors anywhere can resolve the host: a name with a dot that no local network owns. */
export function isPublicHost(url: URL): boolean {
  const host = hostOf(url);
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isName && !localEnding.test(host) && !developerEnding.test(host);
}

/** Whether a URL has a reserved host or a last path segment that only a sample has. */
export function isSampleUrl(url: URL): boolean {
  const last = url.pathname.toLowerCase().replace(/\/+$/, '').replace(/.*\//, '');
  return sampleEnding.test(hostOf(url)) || /^@?(?:example|sample)$/.test(last);
}

/** Whether an e-mail address or a host name is on a reserved name. */
export const isSampleHost = (host: string): boolean => sampleEnding.test(host.toLowerCase());

/** Whether a host name exists for visitors. */
export const isPublicName = (host: string): boolean =>
  URL.canParse(`https://${host}`) && isPublicHost(new URL(`https://${host}`));
