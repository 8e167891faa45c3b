import type { ChartTexts, SetupCaseName, SetupRuleName } from '@otm/schema';
import { FigureFrame } from '../figure/figure-frame.tsx';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { line } from '../plot/path.ts';
import { Label, Plot } from '../plot/plot.tsx';
import { barX, PricePanel, scaleOfBars, slot } from '../plot/price-panel.tsx';
import { SignedBars } from '../plot/signed-bars.tsx';
import { fillTemplate } from '../text/fill-template.ts';
import { formatClock, formatCount, formatPrice } from '../text/format.ts';
import { after, type SetupCase, target } from './find-setups.ts';
import { comeBack, type SetupKind, slope } from './setup-signal.ts';

/** Props of {@link SetupChart}. */
export interface SetupChartProps {
  readonly kind: SetupKind;
  readonly data: SetupCase;
  readonly texts: ChartTexts;
}

/** Every number that the description of a session may name, read from the bars that are drawn. */
function caseValues({
  bars,
  signal,
  tickSize,
}: SetupCase): Record<SetupCaseName, string> | undefined {
  const bar = bars[signal];
  const later = bars.slice(signal + 1);
  if (!bar || later.length === 0) return undefined;
  return {
    time: formatClock(bar.start),
    close: formatPrice(bar.close, tickSize),
    bars: formatCount(later.length),
    low: formatPrice(Math.min(...later.map(({ low }) => low)), tickSize),
    high: formatPrice(Math.max(...later.map(({ high }) => high)), tickSize),
  };
}

/**
 * One signal and what came after it: a line at the bar of the signal, dashes where price had gone
 * the target on or back. No entries, exits or results are drawn.
 */
export function SetupChart({ kind, data, texts }: SetupChartProps) {
  const { bars, vwap, signal, worked, seed } = data;
  const scale = scaleOfBars(bars);
  const width = bars.length * slot;
  const x = barX(signal);
  const close = bars[signal]?.close ?? scale.low;
  const levels = [close + target, close - target]
    .filter((price) => price >= scale.low && price <= scale.high)
    .map((price) => `M${x} ${scale.y(price)}H${width}`)
    .join('');
  const { words } = texts;
  const values = caseValues(data);
  const outcome = `${fillTemplate(texts.seed, { seed: String(seed) })}: ${worked ? words.worked : words.failed}`;
  return (
    <Plot
      size="large"
      title={outcome}
      description={values && fillTemplate(texts.charts[kind].session, values)}
    >
      <PricePanel
        y={10}
        height={58}
        bars={bars}
        scale={scale}
        under={<path className="otm-zero" d={`M${x} 0v${scale.height}`} />}
      >
        <path
          className="otm-vwap"
          d={line(vwap.map((value, place) => [barX(place), scale.y(value.vwap)]))}
        />
        <path className="otm-level" d={levels} />
      </PricePanel>
      <SignedBars y={74} height={26} values={bars.map(({ delta }) => delta)} />
      <Label x={0} y={7}>
        {outcome}
      </Label>
    </Plot>
  );
}

/** Props of {@link SetupFigure}. */
export interface SetupFigureProps {
  readonly kind: SetupKind;
  /** As many that worked as did not, from `findSetups`. */
  readonly cases: readonly SetupCase[];
  readonly texts: ChartTexts;
}

/** The numbers of the rule that signals, judges and picks the sessions. */
const ruleValues = (cases: readonly SetupCase[]): Record<SetupRuleName, string> => ({
  slope: String(slope),
  comeBack: String(comeBack),
  target: String(target),
  after: String(after),
  each: String(cases.length / 2),
});

/** Sessions that followed through beside as many that did not, and the rule that picked them. */
export function SetupFigure({ kind, cases, texts }: SetupFigureProps) {
  const { title, description, caption } = texts.charts[kind];
  if (cases.length === 0) {
    return (
      <FigureFrame texts={texts} title={title}>
        <EmptyPlot size="large" title={title} text={texts.words.empty} />
      </FigureFrame>
    );
  }
  const outcome = ({ worked }: SetupCase) => (worked ? texts.words.worked : texts.words.failed);
  const bar = ({ bars, signal }: SetupCase) => bars[signal];
  return (
    <FigureFrame
      texts={texts}
      title={title}
      caption={caption}
      table={{
        columns: ['seed', 'time', 'close', 'outcome'],
        rows: cases.map((data) => [
          String(data.seed),
          formatClock(bar(data)?.start ?? 0),
          formatPrice(bar(data)?.close ?? 0, data.tickSize),
          outcome(data),
        ]),
      }}
    >
      <p>{fillTemplate(description, ruleValues(cases))}</p>
      <ul className="otm-setups">
        {cases.map((data) => (
          <li key={`${data.seed} ${data.worked}`}>
            <SetupChart kind={kind} data={data} texts={texts} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
