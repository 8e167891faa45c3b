import { ReviewFigure } from '../review-card/review-figure.tsx';
import { RiskNote } from '../risk-note/risk-note.tsx';
import type { BlockViewProps } from './block-view.ts';

/** Customer reviews, each with its source, and the disclosure on testimonials next to them. */
export function Testimonials({ block, context }: BlockViewProps<'testimonials'>) {
  const { reviews, disclosure } = block;
  return (
    <section className="otm-testimonials" data-claim="testimonials" aria-label={disclosure.title}>
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure review={review} sampleLabel={context.labels.sample} />
          </li>
        ))}
      </ul>
      <RiskNote {...disclosure} />
    </section>
  );
}
