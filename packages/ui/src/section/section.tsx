import type { ReactNode } from 'react';

/** Props of {@link Section}. */
export interface SectionProps {
  /** The address of the section on its page, the same in every language. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A titled part of a page, set off from the one above it by a hairline. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className="otm-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="otm-container">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="otm-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
