/** The query parameter that carries a referral code. */
const referralParameter = 'aff';

/** The longest code that is stored; longer ones aren't genuine. */
export const maxCodeLength = 512;

/**
 * Applies the referral rule to a URL, and returns the code to store for the session, if the URL has
 * one. Paths that match the pattern `keepers` get the stored code if they have none; on every other
 * path the code is removed. Empty codes and codes over 512 characters are ignored; of several codes
 * the first counts.
 */
export function applyReferral(
  { pathname, searchParams }: URL,
  stored: string | null | undefined,
  keepers: string,
): string | undefined {
  const found = searchParams.get(referralParameter);
  const code = found && found.length <= maxCodeLength ? found : undefined;
  if (pathname.match(keepers)) {
    if (stored && !code) searchParams.set(referralParameter, stored);
    // Only if there is one: deleting rewrites the entire query.
  } else if (found !== null) searchParams.delete(referralParameter);
  return code;
}
