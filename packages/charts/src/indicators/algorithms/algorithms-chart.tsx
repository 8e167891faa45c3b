import type { PrintMark } from '@otm/orderflow';
import type { ChartProps } from '../../plot/chart-props.ts';
import { EmptyPlot } from '../../plot/empty-plot.tsx';
import { dots, type Point } from '../../plot/path.ts';
import { Label, Panel, Plot } from '../../plot/plot.tsx';
import { barX, PricePanel, scaleOfBars, slot } from '../../plot/price-panel.tsx';
import { placeOf, visibleBars } from '../../plot/visible-bars.ts';

/**
 * Marks of one kind: round for repeated prints, square for large ones; a seller's is hollow, so
 * that no reader depends on colour.
 */
function Marks({ marks, at }: { marks: readonly PrintMark[]; at: (mark: PrintMark) => Point }) {
  const path = (repeated: boolean, sells: boolean) => {
    const wanted = marks.filter((mark) => mark.repeated === repeated && mark.side < 0 === sells);
    // Prints of one bar at one price fall on the same point.
    return dots([...new Map(wanted.map((mark) => [String(at(mark)), at(mark)])).values()]);
  };
  return [true, false].map((repeated) => (
    <g key={String(repeated)} className="otm-marks" strokeLinecap={repeated ? 'round' : 'square'}>
      <path className="otm-dot otm-buy" d={path(repeated, false)} />
      <path className="otm-dot otm-sell" d={path(repeated, true)} />
      <path className="otm-dot otm-hollow" d={path(repeated, true)} />
    </g>
  ));
}

/** Repeated and large prints on the candles where they traded. */
export function AlgorithmsChart({ data, words, title, description, size = 'large' }: ChartProps) {
  const card = size === 'card';
  const bars = visibleBars(data.session.bars, size);
  const [first] = bars;
  if (!first) return <EmptyPlot size={size} title={title} text={words.empty} />;
  const scale = scaleOfBars(bars);
  const marks = data.session.prints.filter(({ time }) => time >= first.start);
  const at = ({ time, price }: PrintMark): Point => [barX(placeOf(bars, time)), scale.y(price)];
  if (card) {
    return (
      <Plot size={size} title={title} description={description}>
        <PricePanel y={4} height={92} bars={bars} scale={scale}>
          <Marks marks={marks} at={at} />
        </PricePanel>
      </Plot>
    );
  }
  return (
    <Plot size={size} title={title} description={description}>
      <PricePanel y={4} height={82} bars={bars} scale={scale}>
        <Marks marks={marks} at={at} />
      </PricePanel>
      <Label x={4} y={97}>
        {words.repeated}
      </Label>
      <Label x={54} y={97}>
        {words.large}
      </Label>
      <Panel y={90} height={10} box={[100 * slot, 10]}>
        <g className="otm-marks">
          <path className="otm-dot otm-buy" strokeLinecap="round" d="M12 5h0" />
          <path className="otm-dot otm-buy" strokeLinecap="square" d="M412 5h0" />
        </g>
      </Panel>
    </Plot>
  );
}
