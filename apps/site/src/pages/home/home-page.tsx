import type { homePage, PageCopy } from '@otm/content/pages';
import type { Review, Video } from '@otm/schema';
import type { ReactNode } from 'react';
import type { CopyProps } from '../copy-props.ts';
import { Advantages } from './advantages.tsx';
import { BuySection } from './buy-section.tsx';
import { Hero } from './hero.tsx';
import { IndicatorSection } from './indicator-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { WhatIs } from './what-is.tsx';

interface HomePageProps extends CopyProps<PageCopy<typeof homePage>> {
  /** The video that explains the product. */
  readonly video: Video;
  /** Absent in languages without reviews. */
  readonly reviews: readonly Review[] | undefined;
}

/** The home page: from what the product is to where to buy it. */
export function HomePage({ copy, video, reviews }: HomePageProps): ReactNode {
  return (
    <>
      <Hero copy={copy.hero} topic={copy.whatIs.title} />
      <WhatIs copy={copy.whatIs} video={video} />
      <IndicatorSection copy={copy.indicators} />
      <Advantages copy={copy.advantages} />
      <ReviewSection copy={copy.reviews} reviews={reviews} />
      <BuySection copy={copy.buy} free={copy.hero.free} />
    </>
  );
}
