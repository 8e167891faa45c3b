/** The query parameter that carries a referral code. */
const referralParameter = 'aff';

/** The longest code that is stored; longer ones aren't genuine. */
export const maxCodeLength = 512;

/** Returns a code that may be genuine: neither empty nor too long. */
export const genuineCode = (code: string | null | undefined): string | undefined =>
  code && code.length <= maxCodeLength ? code : undefined;

/**
 * Applies the referral rule to a URL, and returns the code to store for the session, if the URL has
 * one. Paths that match the pattern `keepers` get the stored code if they have none; on every other
 * path the code is removed. Empty codes and codes over 512 characters are ignored, stored ones
 * too; of several codes the first counts.
 */
export function applyReferral(
  { pathname, searchParams }: URL,
  stored: string | null | undefined,
  keepers: string,
): string | undefined {
  const found = searchParams.get(referralParameter);
  const code = genuineCode(found);
  const kept = genuineCode(stored);
  if (pathname.match(keepers)) {
    if (kept && !code) searchParams.set(referralParameter, kept);
    // Only if there is one: deleting rewrites the entire query.
  } else if (found !== null) searchParams.delete(referralParameter);
  return code;
}
