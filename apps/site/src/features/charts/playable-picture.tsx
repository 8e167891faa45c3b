import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { session } from './session.ts';
import { SessionReplay } from './session-replay.tsx';

/** The picture of an indicator with the button that replays it. */
export function PlayablePicture({ id }: { readonly id: IndicatorId }): ReactNode {
  const { locale } = useSite();
  const still = `chart-${id}`;
  return (
    <div className="otm-playable">
      <div id={still}>
        <IndicatorPicture id={id} />
      </div>
      <Island
        name="replay"
        when="intent"
        queuesClicks={true}
        Component={SessionReplay}
        props={{ id, locale, seed: session.seed, replaces: still }}
      />
    </div>
  );
}
