import { type Bar, type BarTime, barTimer } from '@otm/ui/orderflow';
import type { ChartData } from './chart-data.ts';
import type { ChartProps } from './chart-props.ts';
import { EmptyPlot } from './empty-plot.tsx';
import { fillTemplate } from './fill-template.ts';
import { formatCount, formatMinutes } from './format.ts';
import { Label, Panel, Plot } from './plot.tsx';
import { PricePanel, scaleOfBars } from './price-panel.tsx';
import { visibleBars } from './visible-bars.ts';

/** The time of the open bar when the latest trade came; `undefined` before the first one. */
export function openBarTime({ session }: ChartData): BarTime | undefined {
  const { unit, length } = session.settings.bar;
  const bar = session.bars.at(-1);
  if (!bar || !session.last) return undefined;
  return barTimer(unit === 'time' ? session.last.time - bar.start : (bar as Bar)[unit], length);
}

/** What is left of a bar as a text: minutes and seconds, or a count. */
export const formatRemaining = ({ session }: ChartData, { remaining }: BarTime): string =>
  session.settings.bar.unit === 'time' ? formatMinutes(remaining) : formatCount(remaining);

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
