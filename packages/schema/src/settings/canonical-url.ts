import { readUrl } from './hosts.ts';

/** Parameters that tell who sends a visitor, not where to. */
const origins = /^(?:utm_\w+|gclid|fbclid|msclkid|client_reference_id|prefilled_\w+)$/i;

/** Where a URL leads, however it's written. */
interface CanonicalUrl {
  /** The host and the path. */
  readonly place: string;
  /** The parameters that may decide what the place shows, in order. */
  readonly query: string;
}

/** Returns the host of a URL without `www.`, which most sites redirect from or to. */
export const bareHost = ({ hostname, port }: URL): string =>
  `${hostname.toLowerCase().replace(/^www\./, '')}${port && `:${port}`}`;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns where a URL leads, or undefined for what isn't a URL. */
export function canonicalUrl(text: string): CanonicalUrl | undefined {
  const url = readUrl(text);
  if (!url) return undefined;
  const parameters = [...url.searchParams].filter(([name]) => !origins.test(name)).toSorted();
  return {
    place: bareHost(url) + decoded(url.pathname).replace(/\/+$/, ''),
    query: `${new URLSearchParams(parameters)}`,
  };
}

/**
 * Whether two URLs lead to the same page: a query that only one of them has, as in `?x=1`, makes no
 * other page of it.
 */
function isSameUrl(a: CanonicalUrl, b: CanonicalUrl): boolean {
  const [first, second] = [a.query, b.query];
  return a.place === b.place && (first === second || first === '' || second === '');
}

/** Whether two patterns of URLs lead to the same pages. Their case isn't what sets them apart. */
export function isSameTemplate(a: string, b: string): boolean {
  const [first, second] = [canonicalUrl(a.toLowerCase()), canonicalUrl(b.toLowerCase())];
  return first !== undefined && second !== undefined && isSameUrl(first, second);
}

/** The owners of URLs, each under one canonical form. */
export class UrlOwners {
  readonly #owners = new Map<string, { readonly url: CanonicalUrl; readonly owner: string }[]>();

  /** Returns who has the URL already, or else remembers its owner. */
  claim(text: string, owner: string): string | undefined {
    const url = canonicalUrl(text);
    if (!url) return undefined;
    const known = this.#owners.get(url.place) ?? [];
    const other = known.find((it) => it.owner !== owner && isSameUrl(it.url, url));
    this.#owners.set(url.place, [...known, { url, owner }]);
    return other?.owner;
  }
}
