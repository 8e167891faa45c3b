import type { newHomePage, PageCopy } from '@otm/content/pages';
import { ReviewMark, RiskNote, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyProps } from '../copy-props.ts';

type TestimonialsProps = CopyProps<PageCopy<typeof newHomePage>['testimonials']>;

/** Testimonials, marked as samples, with their disclosure. */
export function Testimonials({ copy }: TestimonialsProps): ReactNode {
  const { t } = useTranslation();
  const { disclosure, items, lead, title } = copy;
  return (
    <Section
      id="testimonials"
      data-claim="testimonials"
      title={title}
      lead={lead}
      data-tone="sunken"
    >
      <div className="otm-voices">
        {items.map((review) => (
          <figure key={review.id}>
            <ReviewMark review={review} sampleLabel={t('review.sample')} />
            <blockquote>{review.quote}</blockquote>
            <figcaption>{review.name}</figcaption>
          </figure>
        ))}
      </div>
      <RiskNote title={disclosure.title} text={disclosure.text} />
    </Section>
  );
}
