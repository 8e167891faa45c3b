import type { BlockViewProps } from './block-view.ts';

/** A list of related terms, each linked to its definition. */
export function Terms({ block, context }: BlockViewProps<'terms'>) {
  return (
    <nav className="otm-terms" aria-label={block.title}>
      <strong>{block.title}</strong>
      <ul>
        {block.terms
          .flatMap((term) => context.terms.find(({ id }) => id === term) ?? [])
          .map(({ id, name, href }) => (
            <li key={id}>
              <a href={href}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
