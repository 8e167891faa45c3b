import { computeStage, Proof } from '@otm/charts/stage';
import { proofTexts, stageTexts } from '@otm/content';
import type { Locale, StagePartId } from '@otm/schema';
import { useMemo } from 'react';
import { SeedForm } from './seed-form.tsx';
import { useSeed } from './seed-store.ts';

interface HomeProofProps {
  /** The seed of the session that the build drew; a seed that the visitor chooses replaces it. */
  readonly seed: number;
  /** The language of the proof and of its form. */
  readonly locale: Locale;
}

/** The proof for the seed that the page shows, with the form that chooses another. */
export function HomeProof({ seed: built, locale }: HomeProofProps) {
  const seed = useSeed(built);
  const data = useMemo(() => computeStage(seed), [seed]);
  const parts = Object.entries(stageTexts[locale].parts) as [StagePartId, { name: string }][];
  const names = Object.fromEntries(parts.map(([id, { name }]) => [id, name]));
  const texts = proofTexts[locale];
  return (
    <Proof data={data} texts={texts} names={names}>
      <SeedForm texts={texts.check} seed={seed} locale={locale} />
    </Proof>
  );
}
