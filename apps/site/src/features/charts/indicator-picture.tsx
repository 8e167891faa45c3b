import { ChartFigure } from '@otm/charts';
import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { chartTexts } from './chart-texts.ts';
import { sessionOf } from './session.ts';

/** An indicator, and the seed of its session if it has one of its own. */
export interface IndicatorPictureProps {
  readonly id: IndicatorId;
  readonly seed?: number | undefined;
}

/** The computed picture of an indicator with its caption and its table. */
export function IndicatorPicture({ id, seed }: IndicatorPictureProps): ReactNode {
  const { locale } = useSite();
  return <ChartFigure id={id} data={sessionOf(seed)} texts={chartTexts[locale]} />;
}
