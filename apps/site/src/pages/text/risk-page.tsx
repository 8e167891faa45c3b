import { riskPage } from '@otm/content';
import type { ReactNode } from 'react';
import { useSite } from '../../site.ts';
import { TextPage } from './text-page.tsx';

/** The risk disclosure: risk, hypothetical results, testimonials. */
export function RiskPage(): ReactNode {
  const { locale } = useSite();
  return <TextPage content={riskPage[locale]} />;
}
