/** Props of {@link Brand}. */
export interface BrandProps {
  /** The product's name. */
  readonly name: string;
  /** Where the mark leads: the home page in the visitor's language. */
  readonly href: string;
  /** What following it does, for those who listen. */
  readonly label: string;
}

/** The brand: a volume profile lying on its side, and the product's name; it leads home. */
export function Brand({ name, href, label }: BrandProps) {
  return (
    <a className="otm-brand" href={href} aria-label={`${name}, ${label}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 3h6M2 6.5h11M2 10h16M2 13.5h9M2 17h4" />
      </svg>
      {name}
    </a>
  );
}
