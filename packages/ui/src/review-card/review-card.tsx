import type { ReviewText } from '@otm/schema';
import type { ComponentProps, MouseEventHandler } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ReviewFigure } from './review-figure.tsx';

/** Attributes of the figure, plus the review and its video. */
export interface ReviewCardProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** A sample shows `labels.sample` where others show their source. */
  readonly review: ReviewText;
  /** The page of the video, where its link leads without a script. */
  readonly videoUrl: string;
  /** Called on a click on the link, for example to open a modal instead. */
  readonly onWatch?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The UI strings, in the page's language. */
  readonly labels: {
    /** Marks a review that no customer wrote. */
    readonly sample: string;
    /** The text of the link to the video. */
    readonly watch: string;
  };
}

/** A customer's review and a link to its video. */
export function ReviewCard({ review, videoUrl, onWatch, labels, ...rest }: ReviewCardProps) {
  return (
    <ReviewFigure review={review} sampleLabel={labels.sample} {...rest}>
      <ButtonLink href={videoUrl} target="_blank" rel="noopener" onClick={onWatch}>
        <Icon name="play" />
        {labels.watch}
        <VisuallyHidden>{`: ${review.name}`}</VisuallyHidden>
      </ButtonLink>
    </ReviewFigure>
  );
}
