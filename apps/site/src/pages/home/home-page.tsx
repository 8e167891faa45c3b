import type { ReactNode } from 'react';
import { Advantages } from './advantages.tsx';
import { BuySection } from './buy-section.tsx';
import { Hero } from './hero.tsx';
import { IndicatorSection } from './indicator-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { WhatIs } from './what-is.tsx';

/** The home page: from what the product is to where to buy it. */
export function HomePage(): ReactNode {
  return (
    <>
      <Hero />
      <WhatIs />
      <IndicatorSection />
      <Advantages />
      <ReviewSection />
      <BuySection />
    </>
  );
}
