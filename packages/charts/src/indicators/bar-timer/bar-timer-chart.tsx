import { format } from '@otm/schema';
import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { Label, Panel, type PanelArea } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { scaleOfBars } from '../../plot/price-scale.ts';
import { latestBars } from '../../session/latest-bars.ts';
import type { TradedSession } from '../../session/traded-session.ts';
import { formatRemaining, openBarTime } from './bar-time.ts';

/** Candles shown above the countdown. */
const room = 14;

/** Where the countdown is, in percent of the plot. */
export const countdownPlace = { y: 88, height: 9 };

/** The open bar as a strip that empties, cut at its three stages. */
function Countdown({ data, ...area }: PanelArea & { readonly data: TradedSession }) {
  const { length } = data.session.settings.bar;
  const left = Math.round((openBarTime(data).remaining * 1000) / length);
  return (
    <Panel {...area} box={[1000, 10]}>
      <path className="otm-row" strokeWidth="10" d="M0 5h1000" />
      <path className="otm-vwap-fill" strokeWidth="10" d={`M0 5h${left}`} />
      <path className="otm-stage" d="M250 0v10M500 0v10M750 0v10" />
    </Panel>
  );
}

/** The countdown below the latest candles. */
export function BarTimerCard({ data }: SessionDrawingProps) {
  const bars = latestBars(data.bars, room);
  return (
    <>
      <PricePanel y={3} height={70} bars={bars} scale={scaleOfBars(bars)} />
      <Countdown y={82} height={12} data={data} />
    </>
  );
}

/** The countdown below the latest candles, with what is left and the stage as text. */
export function BarTimerChart({ data, labels }: SessionDrawingProps) {
  const bars = latestBars(data.bars, room);
  return (
    <>
      <PricePanel y={3} height={68} bars={bars} scale={scaleOfBars(bars)} />
      <Countdown {...countdownPlace} data={data} />
      <Label x={0} y={85}>
        {formatRemaining(data)}
      </Label>
      <Label x={100} y={85} align="end">
        {format(labels.remaining, { percent: String(openBarTime(data).stage) })}
      </Label>
    </>
  );
}
