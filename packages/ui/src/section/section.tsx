import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the section, plus its title and lead. */
export interface SectionProps extends ComponentProps<'section'> {
  /** The fragment that links to the section, the same in every language. */
  readonly id: string;
  /** Shown as an `h2`, which names the section. */
  readonly title: string;
  /** A sentence or two below the title. */
  readonly lead?: string | undefined;
  /** The content below the title and the lead. */
  readonly children: ReactNode;
}

/** A titled part of a page, separated from the one above by a hairline. */
export function Section({ id, title, lead, children, className, ...rest }: SectionProps) {
  return (
    <section
      className={classNames('otm-section', className)}
      id={id}
      aria-labelledby={`${id}-title`}
      {...rest}
    >
      <div className="otm-container">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="otm-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
