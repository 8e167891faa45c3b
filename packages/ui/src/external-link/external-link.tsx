import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of {@link ExternalLink}. */
export interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Said after the link's text, for example `(opens in a new tab)`. */
  readonly newTab: string;
  /** Looks like a button of this kind; a plain link without it. */
  readonly variant?: ButtonVariant;
  /** Marks a link that is paid for or sells, for search engines. */
  readonly sponsored?: boolean;
}

/** A link to another site, in a new tab: it says so to the eye and to the ear. */
export function ExternalLink({ href, children, newTab, variant, sponsored }: ExternalLinkProps) {
  return (
    <a
      className={variant ? 'otm-button' : 'otm-external-link'}
      data-variant={variant}
      href={href}
      target="_blank"
      rel={sponsored ? 'noopener sponsored' : 'noopener'}
    >
      {children}
      <Icon name="external" />
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
