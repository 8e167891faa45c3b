/** The query parameter that carries an affiliate's code. */
export const affiliateParameter = 'aff';

/** Longer codes are not stored: nobody means them. */
export const longestCode = 512;

/**
 * Where a code stays in the address, after the language's prefix: `/` exactly, the others exactly or
 * followed by a slash. Every document carries this line, so the prefixes are written out; a test
 * fails for a language that is missing.
 */
const carriers = /^(\/es)?(\/(buy|order|features|free[-_]indicators)(\/.*)?)?\/*$/s;

/** What the rule asks for at an address. */
export interface AffiliateOutcome {
  /** The code to keep for the session, where the address brings one. */
  readonly store: string | undefined;
  /** The query that belongs into the address; the one that stands there where nothing changes. */
  readonly search: string;
}

/**
 * The affiliate rule: a code in the address is kept for the session; on the paths that carry it a
 * kept code is added to an address without one; on every other path it is taken off. Empty codes
 * and codes over 512 characters are ignored; of several the first counts.
 */
export function affiliate(path: string, search: string, stored: string | null): AffiliateOutcome {
  const query = new URLSearchParams(search);
  const code = query.get(affiliateParameter);
  const store = code && code.length <= longestCode ? code : undefined;
  const carried = carriers.test(path);
  if (carried ? store || !stored : code === null) return { store, search };
  if (carried) query.set(affiliateParameter, stored as string);
  else query.delete(affiliateParameter);
  const rest = query.toString();
  return { store, search: rest && `?${rest}` };
}
