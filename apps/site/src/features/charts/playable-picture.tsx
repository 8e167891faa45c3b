import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { trackAttributes } from '../analytics/track-attributes.ts';
import { IndicatorPicture, type IndicatorPictureProps } from './indicator-picture.tsx';
import { sessionOf } from './session.ts';
import { SessionReplay } from './session-replay.tsx';

/** The picture of an indicator with the button that replays it, on from where the picture ends. */
export function PlayablePicture({ id, seed, until, marks }: IndicatorPictureProps): ReactNode {
  const { locale } = useSite();
  const still = `chart-${id}`;
  return (
    <div className="otm-playable">
      <div id={still}>
        <IndicatorPicture id={id} seed={seed} until={until} marks={marks} />
      </div>
      <Island
        name="replay"
        when="intent"
        queuesClicks={true}
        track={trackAttributes('replay-used', id)}
        Component={SessionReplay}
        props={{ id, locale, seed: sessionOf(seed).seed, at: until, replaces: still }}
      />
    </div>
  );
}
