import { Stage, type StageProps } from '@otm/charts/stage';
import { stageTexts } from '@otm/content';
import type { Locale } from '@otm/schema';
import { useSeed } from '../seed/seed-store.ts';

interface LocalStageProps extends Omit<StageProps, 'texts'> {
  readonly locale: Locale;
}

/** The stage with its texts, which come with its code: as data they would be in the document twice. */
export function LocalStage({ locale, seed, ...stage }: LocalStageProps) {
  return <Stage {...stage} seed={useSeed(seed)} texts={stageTexts[locale]} />;
}
