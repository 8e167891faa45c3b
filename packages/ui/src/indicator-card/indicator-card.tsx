import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { modalTrigger } from '../modal/modal.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Attributes of the article, plus its chart and text. */
export interface IndicatorCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Shown as an `h3`. */
  readonly title: string;
  /** One sentence: what the indicator shows. */
  readonly summary: string;
  /** Shown above the title. */
  readonly chart: ReactNode;
  /** The button's text, for example `Read more`; the title is added for screen readers. */
  readonly actionLabel: string;
  /** The id of the modal with the details. */
  readonly modalId: string;
}

/** An indicator: its chart, its name, one sentence, and a button that opens the details. */
export function IndicatorCard({
  title,
  summary,
  chart,
  actionLabel,
  modalId,
  className,
  ...rest
}: IndicatorCardProps) {
  return (
    <article className={classNames('otm-indicator', className)} {...rest}>
      <div className="otm-indicator__chart">{chart}</div>
      <h3>{title}</h3>
      <p>{summary}</p>
      <button className="otm-indicator__action" {...modalTrigger(modalId)}>
        {actionLabel}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </button>
    </article>
  );
}
