import type { Episode } from '@otm/orderflow';
import {
  type ChartTextsOf,
  format,
  type IndicatorId,
  type Message,
  type ReplayTextsOf,
} from '@otm/schema';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { DefinedFigure } from '../figure/defined-chart.tsx';
import type { SessionChartDefinition } from '../figure/session-chart-definition.ts';
import { indicators } from '../indicators/index.ts';
import { tradedSession } from '../session/traded-session.ts';
import { ReplayControls } from './replay-controls.tsx';
import { useReplay } from './use-replay.ts';
import { useSettled } from './use-settled.ts';

/** Which indicator is replayed, its texts and the seed, and the attributes of the root. */
export interface ReplayProps<Id extends IndicatorId = IndicatorId> extends ComponentProps<'div'> {
  /** The indicator whose chart and settings are shown. */
  readonly indicator: Id;
  /** All texts of the replay, or those that this indicator needs: see `pickReplayTexts`. */
  readonly texts: ReplayTextsOf<Id>;
  /** All texts of the charts, or those of this indicator: see `pickReplayTexts`. */
  readonly chartTexts: ChartTextsOf<Id>;
  /** The initial seed, that of the still chart. A seed in the URL has priority. */
  readonly seed?: number;
  /** Trades that the still chart shows; by default, the entire session. */
  readonly at?: number | undefined;
  /** The parts of the session, by default those of the sample. */
  readonly script?: readonly Episode[];
  /**
   * Takes the focus and plays as soon as it's there, on from the still chart: for a replay that was
   * just asked for.
   */
  readonly playsAtOnce?: boolean;
}

/** Replays a session trade by trade, with the settings of one indicator. */
export function Replay<Id extends IndicatorId>(props: ReplayProps<Id>) {
  const { indicator, texts, chartTexts, seed, at, script, playsAtOnce, className, ...rest } = props;
  const replay = useReplay(indicator, { seed, at, script, playsAtOnce });
  const { state, playing, data } = replay;
  const definition: SessionChartDefinition = indicators[indicator];
  const traded = tradedSession(data);
  const announcement: Message<string, never> = texts.announcements[indicator];
  const text = traded
    ? format(announcement, definition.values(traded, chartTexts.labels))
    : chartTexts.labels.empty;
  const announced = useSettled({ indicator, state, playing, text });
  return (
    <div className={classNames('otm-playground', className)} {...rest}>
      <DefinedFigure
        definition={definition}
        text={chartTexts.charts[indicator]}
        texts={chartTexts}
        data={data}
        size="large"
        table={!playing}
        controls={
          <ReplayControls
            texts={texts}
            replay={replay}
            settings={indicators[indicator].settings}
            enters={playsAtOnce === true}
          />
        }
      />
      <p role="status">{announced}</p>
    </div>
  );
}
