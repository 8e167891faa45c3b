import { StoryFigure } from '@otm/charts';
import type { BlockOf, IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { chartTexts } from './chart-texts.ts';
import { sceneOf, scriptOf } from './scenes.ts';
import { SessionReplay } from './session-replay.tsx';

/** The button that replays the session of a story. */
function StoryReplay({ id, session }: { readonly id: IndicatorId; readonly session: string }) {
  const { locale } = useSite();
  const script = scriptOf(session);
  if (script.trades ?? script.minutes ?? script.open)
    throw new Error(
      `Remove trades, minutes, and open from "${session}", or live=true: its replay has the default ones.`,
    );
  return (
    <Island
      name="replay"
      when="intent"
      queuesClicks={true}
      Component={SessionReplay}
      props={{ id, locale, seed: script.seed, script: script.parts }}
    />
  );
}

/** The computed picture of a story next to its steps, and the replay of its session if it has one. */
export function BlockStory({ block }: { readonly block: BlockOf<'story'> }): ReactNode {
  const { locale } = useSite();
  const { picture, title, steps, live } = block;
  return (
    <>
      <StoryFigure
        scene={sceneOf(picture)}
        title={title}
        steps={steps}
        texts={chartTexts[locale]}
      />
      {live && picture.session && <StoryReplay id={live} session={picture.session} />}
    </>
  );
}
