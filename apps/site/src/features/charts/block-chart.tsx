import { FootprintFigure, SetupFigure } from '@otm/charts';
import type { BlockOf } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { chartTexts } from './chart-texts.ts';
import { HeroPicture } from './hero-picture.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { PlayablePicture } from './playable-picture.tsx';
import { footprint, setupCases } from './session.ts';
import { SetupPicture } from './setup-picture.tsx';

interface BlockChartProps {
  /** The chart to draw. Without a seed, it shows the session of all pictures. */
  readonly block: BlockOf<'chart'>;
}

/** The computed picture of a block; an indicator's own can be played where the block says so. */
export function BlockChart({ block }: BlockChartProps): ReactNode {
  const { locale } = useSite();
  const texts = chartTexts[locale];
  const { marks, seed } = block;
  if (block.live) return <PlayablePicture id={block.chart} seed={seed} marks={marks} />;
  switch (block.chart) {
    case 'hero':
      return <HeroPicture seed={seed} marks={marks} />;
    case 'footprint':
      return <FootprintFigure data={footprint()} texts={texts} />;
    case 'momentum':
    case 'reversal':
      return (
        <SetupFigure
          kind={block.chart}
          cases={setupCases(block.chart)}
          texts={texts}
          Picture={SetupPicture}
        />
      );
    default:
      return <IndicatorPicture id={block.chart} seed={seed} marks={marks} />;
  }
}
