import { format, type Message } from '@otm/schema';
import type { ReactNode } from 'react';

/** Marks where the link goes; no message contains this character. */
const linkPlace = '\0';

/** A message with the e-mail address to link. */
export interface EmailMessageProps {
  readonly message: Message<'email'>;
  readonly email: string;
  /** Where the link leads; default: a plain mailto URL. */
  readonly href?: string;
}

/** A message whose `{email}` is a link to write to that e-mail address. */
export function EmailMessage({
  message,
  email,
  href = `mailto:${email}`,
}: EmailMessageProps): ReactNode {
  const [before, after] = format(message, { email: linkPlace }).split(linkPlace);
  return (
    <>
      {before}
      <a href={href}>{email}</a>
      {after}
    </>
  );
}
