import { StoryFigure } from '@otm/charts';
import { chartTexts } from '@otm/content';
import type { BlockOf } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { sceneOf } from './scenes.ts';

/** The computed picture of a story next to its steps. */
export function BlockStory({ block }: { readonly block: BlockOf<'story'> }): ReactNode {
  const { locale } = useSite();
  const { picture, title, steps } = block;
  return (
    <StoryFigure scene={sceneOf(picture)} title={title} steps={steps} texts={chartTexts[locale]} />
  );
}
