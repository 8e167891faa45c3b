import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the paragraph, plus its title and text. */
export interface RiskNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Shown in bold, on the line where the text starts. */
  readonly title: string;
  /** The statement itself, right after the title. */
  readonly text: string;
}

/** A risk statement in the same size and contrast as the text next to it. */
export function RiskNote({ title, text, className, ...rest }: RiskNoteProps) {
  return (
    <p className={classNames('otm-risk-note', className)} {...rest}>
      <strong>{title}</strong> {text}
    </p>
  );
}
