import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the link, plus the name that it shows. */
export interface BrandProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The product's name. */
  readonly name: string;
  /** The home page in the visitor's language. */
  readonly href: string;
  /** Where the link goes, for screen readers, for example `home page`. */
  readonly label: string;
}

/** The brand as a link home: a volume profile lying on its side, and the product's name. */
export function Brand({ name, href, label, className, ...rest }: BrandProps) {
  return (
    <a
      className={classNames('otm-brand', className)}
      href={href}
      aria-label={`${name}, ${label}`}
      {...rest}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 3h6M2 6.5h11M2 10h16M2 13.5h9M2 17h4" />
      </svg>
      {name}
    </a>
  );
}
