import { pickReplayTexts, ReplayLauncher } from '@otm/charts/replay';
import { replayTexts } from '@otm/charts/texts';
import type { IndicatorId, Locale, SessionPart } from '@otm/schema';
import type { ReactNode } from 'react';
import { chartTexts } from './chart-texts.ts';
import { loadStyledReplay } from './load-replay.ts';

/** The replay to launch: plain ids, so that a document doesn't carry the texts of all its controls. */
export interface SessionReplayProps {
  /** The indicator whose chart is replayed. */
  readonly id: IndicatorId;
  /** The language of the controls and the chart's labels. */
  readonly locale: Locale;
  /** The seed of the simulated session; the same seed computes the same trades. */
  readonly seed: number;
  /** Trades that the still chart shows; by default, the entire session. */
  readonly at?: number | undefined;
  /** The parts of the session, by default those of the sample. */
  readonly script?: readonly SessionPart[];
  /** The id of the element that is hidden once the replay is there. */
  readonly replaces?: string;
}

/** The button that replays a session, with the texts of its language. */
export function SessionReplay({ id, locale, ...replay }: SessionReplayProps): ReactNode {
  const texts = pickReplayTexts(id, replayTexts[locale], chartTexts[locale]);
  return <ReplayLauncher {...texts} {...replay} load={loadStyledReplay} />;
}
