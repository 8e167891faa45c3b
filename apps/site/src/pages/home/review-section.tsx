import { homePage } from '@otm/content';
import { Modal, RiskNote, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { Video } from '../../features/video/video.tsx';
import { Island } from '../../islands/island.tsx';
import { videoReviews } from '../../library.ts';
import { ReviewCarousel, reviewModalId } from './review-carousel.tsx';

/** Customer reviews with their disclosure; absent in languages without reviews. */
export function ReviewSection(): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const texts = homePage[locale].reviews;
  const shown = videoReviews[locale];
  if (!texts || !shown) return null;
  return (
    <Section id="reviews" title={texts.title} lead={texts.lead}>
      <Island
        name="review-carousel"
        when="view"
        Component={ReviewCarousel}
        props={{
          locale,
          labels: {
            carousel: { ...t('carousel', { returnObjects: true }), name: texts.title },
            review: t('review', { returnObjects: true }),
          },
        }}
      />
      <RiskNote title={`${texts.disclosure.title}.`} text={texts.disclosure.text} />
      {shown.map((review) => (
        <Modal
          key={review.id}
          id={reviewModalId(review)}
          title={review.video.title}
          closeLabel={t('close')}
        >
          {review.sample && <p>{t('review.sample')}</p>}
          <Video video={review.video} />
        </Modal>
      ))}
    </Section>
  );
}
