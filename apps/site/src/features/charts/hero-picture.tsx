import { ChartFigure } from '@otm/charts';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { chartTexts } from './chart-texts.ts';
import { heroSession, heroSessionOf } from './session.ts';

/** The computed picture of a whole session, with its caption. */
export function HeroPicture({ seed }: { readonly seed?: number | undefined }): ReactNode {
  const { locale } = useSite();
  return (
    <ChartFigure
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
