import type { PrintMark } from '@otm/orderflow';
import type { SessionDrawingProps } from '../../figure/session-chart-definition.ts';
import { barX } from '../../plot/bar-scale.ts';
import { dots, type Point } from '../../plot/path.ts';
import { Label, Panel } from '../../plot/plot.tsx';
import { PricePanel } from '../../plot/price-panel.tsx';
import { type PriceScale, scaleOfBars } from '../../plot/price-scale.ts';
import { barIndexAt } from '../../session/latest-bars.ts';

interface MarksProps extends Pick<SessionDrawingProps, 'data' | 'bars'> {
  readonly scale: PriceScale;
}

/**
 * Marks of the prints: round for repeated ones, square for large ones. A seller's mark is hollow, so
 * that color isn't the only difference.
 */
function Marks({ data, bars, scale }: MarksProps) {
  const marks = data.session.prints.filter(({ time }) => time >= bars[0].start);
  const at = ({ time, price }: PrintMark): Point => [barX(barIndexAt(bars, time)), scale.y(price)];
  const path = (repeated: boolean, sells: boolean) => {
    const wanted = marks.filter((mark) => mark.repeated === repeated && mark.side < 0 === sells);
    // Prints of one bar at one price share a point.
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

/** Repeated and large prints on the latest candles. */
export function AlgorithmsCard({ data, bars }: SessionDrawingProps) {
  const scale = scaleOfBars(bars);
  return (
    <PricePanel y={4} height={92} bars={bars} scale={scale}>
      <Marks data={data} bars={bars} scale={scale} />
    </PricePanel>
  );
}

/** Repeated and large prints on the candles where they traded; the legend has both sides of each. */
export function AlgorithmsChart({ data, bars, labels }: SessionDrawingProps) {
  const scale = scaleOfBars(bars);
  return (
    <>
      <PricePanel y={4} height={82} bars={bars} scale={scale}>
        <Marks data={data} bars={bars} scale={scale} />
      </PricePanel>
      <Label x={7} y={92}>
        {labels.repeated}
      </Label>
      <Label x={7} y={98.5}>
        {labels.large}
      </Label>
      <Panel y={87} height={13} box={[800, 20]}>
        <g className="otm-marks">
          <path className="otm-dot otm-buy" strokeLinecap="round" d="M12 5h0" />
          <path className="otm-dot otm-buy" strokeLinecap="square" d="M12 15h0" />
          <path className="otm-dot otm-sell" strokeLinecap="round" d="M38 5h0" />
          <path className="otm-dot otm-hollow" strokeLinecap="round" d="M38 5h0" />
          <path className="otm-dot otm-sell" strokeLinecap="square" d="M38 15h0" />
          <path className="otm-dot otm-hollow" strokeLinecap="square" d="M38 15h0" />
        </g>
      </Panel>
    </>
  );
}
