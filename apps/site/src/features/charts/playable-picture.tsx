import { PlaygroundLauncher, pickPlaygroundTexts } from '@otm/charts/replay';
import { chartTexts, playgroundTexts } from '@otm/content';
import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { session } from './session.ts';

/** The picture of an indicator, and the button that turns it into a live one. */
export function PlayablePicture({ id }: { readonly id: IndicatorId }): ReactNode {
  const { locale } = useSite();
  const still = `chart-${id}`;
  const texts = pickPlaygroundTexts(id, playgroundTexts[locale], chartTexts[locale]);
  return (
    <div className="otm-playable">
      <div id={still}>
        <IndicatorPicture id={id} />
      </div>
      <Island
        name="playground"
        when="intent"
        queuesClicks={true}
        Component={PlaygroundLauncher}
        props={{ ...texts, seed: session.seed, replaces: still }}
      />
    </div>
  );
}
