import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { trackAttributes } from '../analytics/track-attributes.ts';
import { LocalStage } from './local-stage.tsx';
import { stage } from './session.ts';

interface HomeStageProps {
  /** The label of the link to the risk disclosure, at the end of the caption. */
  readonly riskLabel: string;
}

/** The session of all pictures in five parts, with its replay. */
export function HomeStage({ riskLabel }: HomeStageProps): ReactNode {
  const { href, locale } = useSite();
  return (
    <Island
      name="stage"
      when="intent"
      queuesClicks={true}
      track={trackAttributes('replay-used', 'stage')}
      Component={LocalStage}
      props={{ seed: stage().seed, locale, risk: { href: href('risk'), label: riskLabel } }}
    />
  );
}
