import { pickReplayTexts, ReplayLauncher } from '@otm/charts/replay';
import { chartTexts, replayTexts } from '@otm/content';
import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { session } from './session.ts';

/** The picture of an indicator with the button that replays it. */
export function PlayablePicture({ id }: { readonly id: IndicatorId }): ReactNode {
  const { locale } = useSite();
  const still = `chart-${id}`;
  const texts = pickReplayTexts(id, replayTexts[locale], chartTexts[locale]);
  return (
    <div className="otm-playable">
      <div id={still}>
        <IndicatorPicture id={id} />
      </div>
      <Island
        name="replay"
        when="intent"
        queuesClicks={true}
        Component={ReplayLauncher}
        props={{ ...texts, seed: session.seed, replaces: still }}
      />
    </div>
  );
}
