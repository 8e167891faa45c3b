import type { ReactNode } from 'react';

interface LinkListProps {
  /** The heading; a folded list adds the number of links. */
  readonly title: string;
  /** The links, in order; without any, nothing is rendered. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /**
   * Whether the list is folded at first, below a heading that opens it.
   *
   * @defaultValue false
   */
  readonly folded?: boolean;
}

/** A list of links under a heading; nothing without links. */
export function LinkList({ title, links, folded = false }: LinkListProps): ReactNode {
  if (links.length === 0) return null;
  const list = (
    <ul className="otm-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
  if (!folded)
    return (
      <section>
        <h2>{title}</h2>
        {list}
      </section>
    );
  return (
    <details>
      <summary>
        <h2>{`${title} (${links.length})`}</h2>
      </summary>
      {list}
    </details>
  );
}
