import { chartTexts } from '@otm/content';
import { computeFootprint, FootprintFigure, sampleTicks } from '@otm/ui/charts';
import { generateTicks } from '@otm/ui/orderflow';
import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { session } from './session.ts';

/** One bar of the site's simulated session, computed once at build. */
const footprint = computeFootprint(generateTicks(sampleTicks(session.seed)), session.seed);

/** The computed picture of one bar row by row, with its caption and its table twin. */
export function FootprintPicture(): ReactNode {
  const { locale } = useSite();
  return <FootprintFigure data={footprint} texts={chartTexts[locale]} />;
}
