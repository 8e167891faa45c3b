import { format, type Message } from '@otm/schema';
import type { ReactNode, SyntheticEvent } from 'react';

/** Marks where the link goes; no message contains this character. */
const linkPlace = '\0';

/** A message with the e-mail address to link. */
export interface EmailMessageProps {
  readonly message: Message<'email'>;
  readonly email: string;
  /** Where the link leads; default: a plain mailto URL. */
  readonly href?: string;
  /** Where it leads at the moment someone follows it, if that changes; `href` until then. */
  readonly currentHref?: () => string;
}

/** A message whose `{email}` is a link to write to that e-mail address. */
export function EmailMessage({
  message,
  email,
  href = `mailto:${email}`,
  currentHref,
}: EmailMessageProps): ReactNode {
  // Before a click, a tap, the Enter key or the context menu reads it.
  const update =
    currentHref &&
    (({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
      currentTarget.href = currentHref();
    });
  const [before, after] = format(message, { email: linkPlace }).split(linkPlace);
  return (
    <>
      {before}
      <a href={href} onClick={update} onFocus={update} onPointerDown={update}>
        {email}
      </a>
      {after}
    </>
  );
}
