import { read, referralKey } from '../../boot/storage.ts';
import { applyReferral, genuineCode } from './referral.ts';

/** Returns the visitor's affiliate code: the one in the page's URL, else the session's. */
export function affiliateCode(): string | undefined {
  const stored = read('sessionStorage', referralKey);
  return applyReferral(new URL(location.href), stored, '') ?? genuineCode(stored);
}
