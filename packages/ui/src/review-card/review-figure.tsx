import type { ReviewText } from '@otm/schema';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ReviewMark } from './review-mark.tsx';

/** Attributes of the figure, plus the review; children follow the customer's name. */
export interface ReviewFigureProps extends ComponentProps<'figure'> {
  readonly review: ReviewText;
  /** Marks a review that no customer wrote. */
  readonly sampleLabel: string;
}

/** A customer's review with its source. A sample is marked as one above the quote. */
export function ReviewFigure({
  review,
  sampleLabel,
  className,
  children,
  ...rest
}: ReviewFigureProps) {
  return (
    <figure className={classNames('otm-review', className)} {...rest}>
      <ReviewMark review={review} sampleLabel={sampleLabel} />
      <blockquote>{review.quote}</blockquote>
      <figcaption>
        <strong>{review.name}</strong>
        {children}
      </figcaption>
    </figure>
  );
}
