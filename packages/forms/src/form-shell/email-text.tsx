import type { ReactNode } from 'react';

/** Props of `EmailText`. */
export interface EmailTextProps {
  /** A sentence with `{email}` where the address belongs. */
  readonly text: string;
  readonly email: string;
  /** Where the link leads; a plain mailto by default. */
  readonly href?: string;
}

/** A sentence whose `{email}` is a link to write to that address. */
export function EmailText({ text, email, href = `mailto:${email}` }: EmailTextProps): ReactNode {
  const [before, ...after] = text.split('{email}');
  return (
    <>
      {before}
      {after.length > 0 && <a href={href}>{email}</a>}
      {after.join(email)}
    </>
  );
}
