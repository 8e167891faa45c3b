import type { ReviewText } from '@otm/schema';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the paragraph, plus the review. */
export interface ReviewMarkProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly review: ReviewText;
  /** Marks a review that no customer wrote. */
  readonly sampleLabel: string;
}

/** The source of a review. A sample is marked as one instead. */
export function ReviewMark({ review, sampleLabel, className, ...rest }: ReviewMarkProps) {
  return (
    <p className={classNames('otm-review__mark', className)} {...rest}>
      {review.sample ? sampleLabel : review.source}
    </p>
  );
}
