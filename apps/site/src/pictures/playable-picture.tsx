import { pickReplayTexts, ReplayLauncher } from '@otm/charts/replay';
import { business, chartTexts, replayTexts } from '@otm/content';
import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { LivePart } from '../live/live-part.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { session } from './session.ts';

/** The picture of an indicator, and the button that turns it into a live one. */
export function PlayablePicture({ id }: { readonly id: IndicatorId }): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const still = `chart-${id}`;
  const texts = pickReplayTexts(id, replayTexts[locale], chartTexts[locale]);
  return (
    <div className="otm-playable">
      <div id={still}>
        <IndicatorPicture id={id} />
      </div>
      <LivePart
        part="playground"
        when="approach"
        keepsEarlyPress={true}
        Part={ReplayLauncher}
        props={{ ...texts, seed: session.seed, replaces: still }}
        failure={{ ...t('failure', { returnObjects: true }), email: business.email }}
      />
    </div>
  );
}
