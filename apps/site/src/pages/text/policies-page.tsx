import { policiesPage } from '@otm/content';
import type { ReactNode } from 'react';
import { useSite } from '../../site.ts';
import { TextPage } from './text-page.tsx';

/** The sales and return policy. */
export function PoliciesPage(): ReactNode {
  const { locale } = useSite();
  return <TextPage content={policiesPage[locale]} />;
}
