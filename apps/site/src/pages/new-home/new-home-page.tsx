import type { newHomePage, PageCopy } from '@otm/content/pages';
import type { ReactNode } from 'react';
import type { CopyProps } from '../copy-props.ts';
import { Education } from './education.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LastCall } from './last-call.tsx';
import { MonthlyPlans } from './monthly-plans.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';
import { ValueCards } from './value-cards.tsx';

type NewHomePageProps = CopyProps<PageCopy<typeof newHomePage>>;

/** The alternative landing page: a session with the product's indicators, plans, lessons and answers. */
export function NewHomePage({ copy }: NewHomePageProps): ReactNode {
  return (
    <>
      <LandingHero copy={copy.hero} />
      <ValueCards copy={copy.values} />
      <MonthlyPlans copy={copy.plans} />
      <Testimonials copy={copy.testimonials} />
      <Education copy={copy.education} />
      <Questions copy={copy.questions} />
      <LastCall copy={copy.last} />
    </>
  );
}
