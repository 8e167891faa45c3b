import type { ReactNode } from 'react';
import { Education } from './education.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LastCall } from './last-call.tsx';
import { MonthlyPlans } from './monthly-plans.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';
import { ValueCards } from './value-cards.tsx';

/** The alternative landing page: a session with the product's indicators, plans, lessons and answers. */
export function NewHomePage(): ReactNode {
  return (
    <>
      <LandingHero />
      <ValueCards />
      <MonthlyPlans />
      <Testimonials />
      <Education />
      <Questions />
      <LastCall />
    </>
  );
}
