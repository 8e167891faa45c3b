import { ChartFigure } from '@otm/charts';
import { chartTexts } from '@otm/content';
import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { session } from './session.ts';

/** The computed picture of an indicator with its caption and its table. */
export function IndicatorPicture({ id }: { readonly id: IndicatorId }): ReactNode {
  const { locale } = useSite();
  return <ChartFigure id={id} data={session} texts={chartTexts[locale]} />;
}
