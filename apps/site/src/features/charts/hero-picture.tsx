import { ChartFigure, MarkedFigure } from '@otm/charts';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { chartTexts } from './chart-texts.ts';
import type { IndicatorPictureProps } from './indicator-picture.tsx';
import { heroSession, heroSessionOf } from './session.ts';

/** The computed picture of a whole session, with its caption. */
export function HeroPicture({ seed, marks }: Omit<IndicatorPictureProps, 'id'>): ReactNode {
  const { locale } = useSite();
  const Figure = marks ? MarkedFigure<'hero'> : ChartFigure<'hero'>;
  return (
    <Figure
      id="hero"
      data={seed === undefined ? heroSession() : heroSessionOf(seed)}
      texts={chartTexts[locale]}
      size="hero"
      // Its table would push the document past its first congestion window; the description has the
      // same numbers.
      table={false}
    />
  );
}
