import type { ReviewText } from '@otm/schema';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ModalButton } from '../modal/modal.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ReviewFigure } from './review-figure.tsx';

/** Attributes of the figure, plus the review and the modal that plays its video. */
export interface ReviewCardProps extends Omit<ComponentProps<'figure'>, 'children'> {
  readonly review: ReviewText;
  /** The id of the modal that plays the video. */
  readonly modalId: string;
  readonly labels: {
    /** Marks a review that no customer wrote. */
    readonly sample: string;
    /** The text of the button that opens the video. */
    readonly watch: string;
  };
}

/** A customer's review and a button that opens its video. */
export function ReviewCard({ review, modalId, labels, ...rest }: ReviewCardProps) {
  return (
    <ReviewFigure review={review} sampleLabel={labels.sample} {...rest}>
      <ModalButton modalId={modalId}>
        <Icon name="play" />
        {labels.watch}
        <VisuallyHidden>: {review.name}</VisuallyHidden>
      </ModalButton>
    </ReviewFigure>
  );
}
