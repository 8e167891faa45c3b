import { mailto } from '@otm/schema';

/**
 * The length above which a mail link may open nothing, or a truncated mail: Windows passes URLs of
 * at most 2,083 characters to programs.
 */
export const longestLink = 2_000;

/**
 * Returns a link to a mail with what was typed, while the fields still show it: a text that is too long
 * for the link is left there to copy.
 */
export function typedMail(email: string, subject: string, typed: string): string {
  const link = mailto(email, subject, typed);
  return link.length > longestLink ? mailto(email, subject, '') : link;
}
