import { ChartFigure, MarkedFigure } from '@otm/charts';
import { hasMarks, type IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { chartTexts } from './chart-texts.ts';
import { sessionOf } from './session.ts';

/** An indicator, and the seed of its session if it has one of its own. */
export interface IndicatorPictureProps {
  readonly id: IndicatorId;
  readonly seed?: number | undefined;
  /** Trades after which the picture is drawn; all by default. */
  readonly until?: number | undefined;
  /** Whether the places that a text explains are numbered. */
  readonly marks?: boolean | undefined;
}

/** The computed picture of an indicator with its caption and its table. */
export function IndicatorPicture({ id, seed, until, marks }: IndicatorPictureProps): ReactNode {
  const { locale } = useSite();
  const chart = { data: sessionOf(seed, until), texts: chartTexts[locale] };
  return marks && hasMarks(id) ? (
    <MarkedFigure id={id} {...chart} />
  ) : (
    <ChartFigure id={id} {...chart} />
  );
}
