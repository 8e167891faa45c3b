import type { ReactNode } from 'react';
import { ModalButton } from '../modal/modal.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of {@link IndicatorCard}. */
export interface IndicatorCardProps {
  readonly title: string;
  /** One sentence: what the indicator shows. */
  readonly summary: string;
  /** The computed picture. */
  readonly chart: ReactNode;
  /** The button's text, for example `Read more`; the title is added for those who listen. */
  readonly action: string;
  /** The id of the modal that tells more. */
  readonly opens: string;
}

/** An indicator: its computed picture, its name, one sentence, and the way to more. */
export function IndicatorCard({ title, summary, chart, action, opens }: IndicatorCardProps) {
  return (
    <article className="otm-indicator">
      <div className="otm-indicator__chart">{chart}</div>
      <h3>{title}</h3>
      <p>{summary}</p>
      <ModalButton className="otm-indicator__action" opens={opens}>
        {action}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ModalButton>
    </article>
  );
}
