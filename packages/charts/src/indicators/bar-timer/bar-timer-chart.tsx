import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { Label, Panel, Plot } from '../../plot/plot.tsx';
import { PricePanel, scaleOfBars } from '../../plot/price-panel.tsx';
import { visibleBars } from '../../plot/visible-bars.ts';
import { formatRemaining, openBarTime } from '../../session/bar-time.ts';
import { fillTemplate } from '../../text/fill-template.ts';

/** The open bar's countdown as a strip with its three stages, below the candles. */
export function BarTimerChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const time = openBarTime(data);
  const card = size === 'card';
  const bars = visibleBars(data.session.bars, 'card').slice(-14);
  if (!time) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const left = Math.round((time.remaining * 1000) / data.session.settings.bar.length);
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel y={3} height={card ? 70 : 68} bars={bars} scale={scaleOfBars(bars)} />
      <Panel y={card ? 82 : 88} height={card ? 12 : 9} box={[1000, 10]}>
        <path className="otm-row" strokeWidth="10" d="M0 5h1000" />
        <path className="otm-vwap-fill" strokeWidth="10" d={`M0 5h${left}`} />
        <path className="otm-stage" d="M250 0v10M500 0v10M750 0v10" />
      </Panel>
      {!card && (
        <>
          <Label x={0} y={85}>
            {formatRemaining(data, time)}
          </Label>
          <Label x={100} y={85} align="end">
            {fillTemplate(words.remaining, { percent: String(time.stage) })}
          </Label>
        </>
      )}
    </Plot>
  );
}
