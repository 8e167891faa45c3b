import type { ReviewText } from '@otm/schema';
import { Icon } from '../icon/icon.tsx';
import { ModalButton } from '../modal/modal.tsx';

/** Props of {@link ReviewCard}. */
export interface ReviewCardProps {
  readonly review: ReviewText;
  /** The id of the modal that plays the video. */
  readonly opens: string;
  readonly labels: {
    /** The mark on a review that no customer wrote. */
    readonly sample: string;
    /** Names the button that opens the video. */
    readonly watch: string;
  };
}

/** What a customer said; a sample carries its mark above the name. */
export function ReviewCard({ review, opens, labels }: ReviewCardProps) {
  return (
    <figure className="otm-review">
      <p className="otm-review__mark">{review.sample ? labels.sample : review.source}</p>
      <blockquote>{review.quote}</blockquote>
      <figcaption>
        <strong>{review.name}</strong>
        <ModalButton className="otm-button" opens={opens}>
          <Icon name="play" />
          {labels.watch}
          <span className="otm-visually-hidden">: {review.name}</span>
        </ModalButton>
      </figcaption>
    </figure>
  );
}
