import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Attributes of the link, plus how it looks and what screen readers announce. */
export interface ExternalLinkProps extends ComponentProps<'a'> {
  /** The URL on the other site. */
  readonly href: string;
  /** Without a `variant`, a string of several words keeps the icon on the line of the last one. */
  readonly children: ReactNode;
  /** Announced after the link's text, for example `(opens in a new tab)`. */
  readonly newTabLabel: string;
  /** Makes it look like a button; without it, it's a link in a text. */
  readonly variant?: ButtonVariant | undefined;
  /** Marks a paid or affiliate link for search engines. */
  readonly sponsored?: boolean;
}

/** A link to another site that opens in a new tab, and says so by an icon and a hidden label. */
export function ExternalLink({
  href,
  children,
  newTabLabel,
  variant,
  sponsored,
  className,
  ...rest
}: ExternalLinkProps) {
  const attributes = {
    href,
    target: '_blank',
    rel: sponsored ? 'noopener sponsored' : 'noopener',
    ...rest,
  };
  const label = <VisuallyHidden> {newTabLabel}</VisuallyHidden>;
  if (variant)
    return (
      <ButtonLink variant={variant} className={className} {...attributes}>
        {children}
        <Icon name="external" />
        {label}
      </ButtonLink>
    );
  return (
    <a className={classNames('otm-external-link', className)} {...attributes}>
      <MarkedText>{children}</MarkedText>
      {label}
    </a>
  );
}

/** A text and the icon. The icon stays on the line of a text's last word. */
function MarkedText({ children }: { readonly children: ReactNode }) {
  const icon = <Icon name="external" />;
  const [, start, last] = (typeof children === 'string' && /^(.* )(.+)$/.exec(children)) || [];
  return last ? (
    // One element, as some links lay out their content in a row, which would drop the space.
    <span>
      {start}
      <span className="otm-unbroken">
        {last}
        {icon}
      </span>
    </span>
  ) : (
    <>
      {children}
      {icon}
    </>
  );
}
