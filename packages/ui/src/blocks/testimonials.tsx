import { RiskNote } from '../risk-note/risk-note.tsx';
import type { BlockViewProps } from './block-views.tsx';

/** What customers said, each marked by its source, and the statement on testimonials beside it. */
export function Testimonials({ block, around }: BlockViewProps<'testimonials'>) {
  const { reviews, disclosure } = block;
  return (
    <section className="otm-testimonials" aria-label={disclosure.title}>
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <figure className="otm-review">
              <p className="otm-review__mark">
                {review.sample ? around.words.sample : review.source}
              </p>
              <blockquote>{review.quote}</blockquote>
              <figcaption>
                <strong>{review.name}</strong>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <RiskNote {...disclosure} />
    </section>
  );
}
