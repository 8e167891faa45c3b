/** The query parameter that carries a referral code. */
const referralParameter = 'aff';

/** The longest code that is stored; longer ones aren't genuine. */
export const maxCodeLength = 512;

/** The result of the referral rule for a URL. */
export interface ReferralOutcome {
  /** The code to store for the session, if the URL has one. */
  readonly store: string | undefined;
  /** The query that the URL should have; the given one if nothing changes. */
  readonly search: string;
}

/**
 * The referral rule: a code in the URL is stored for the session. Paths that match the pattern
 * `keepers` get the stored code if they have none; on every other path the code is removed. Empty
 * codes and codes over 512 characters are ignored; of several codes the first counts.
 */
export function applyReferral(
  path: string,
  search: string,
  stored: string | null,
  keepers: string,
): ReferralOutcome {
  const query = new URLSearchParams(search);
  const code = query.get(referralParameter);
  const store = code && code.length <= maxCodeLength ? code : undefined;
  const kept = path.match(keepers);
  if (kept ? store || !stored : code === null) return { store, search };
  if (kept) query.set(referralParameter, stored as string);
  else query.delete(referralParameter);
  const rest = query.toString();
  return { store, search: rest && `?${rest}` };
}
