import type { ReactNode } from 'react';

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** A list of links under a heading; nothing without links. */
export function LinkList({ title, links }: LinkListProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="otm-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
