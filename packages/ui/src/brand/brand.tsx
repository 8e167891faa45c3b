import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the link, plus the name that it shows. */
export interface BrandProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Path data of the logo in a 20 × 20 box, drawn by strokes of width 2. */
  readonly logo: string;
  /** The product's name. */
  readonly name: string;
  /** The home page in the visitor's language. */
  readonly href: string;
  /** Where the link goes, for screen readers, for example `home page`. */
  readonly label: string;
}

/** The brand as a link to the home page: the logo and the product's name. */
export function Brand({ logo, name, href, label, className, ...rest }: BrandProps) {
  return (
    <a
      className={classNames('otm-brand', className)}
      href={href}
      aria-label={`${name}, ${label}`}
      {...rest}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={logo} />
      </svg>
      {name}
    </a>
  );
}
