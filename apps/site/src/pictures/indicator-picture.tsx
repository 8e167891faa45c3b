import { chartTexts, type IndicatorId } from '@otm/content';
import { ChartFigure, SessionChart } from '@otm/ui/charts';
import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { session } from './session.ts';

/** Props of the pictures of an indicator. */
export interface IndicatorPictureProps {
  readonly id: IndicatorId;
}

/** The computed picture of an indicator, in the size of a card; the card's heading names it. */
export function IndicatorCardPicture({ id }: IndicatorPictureProps): ReactNode {
  const { locale } = useSite();
  return <SessionChart id={id} data={session} texts={chartTexts[locale]} size="card" />;
}

/** The computed picture of an indicator with its caption and its table twin. */
export function IndicatorPicture({ id }: IndicatorPictureProps): ReactNode {
  const { locale } = useSite();
  return <ChartFigure id={id} data={session} texts={chartTexts[locale]} />;
}
