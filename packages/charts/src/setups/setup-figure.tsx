import {
  type ChartLabels,
  type ChartPlaceholder,
  type ChartTextsOf,
  format,
  type SetupId,
} from '@otm/schema';
import type { ComponentType } from 'react';
import { type FigureAttributes, FigureFrame } from '../figure/figure-frame.tsx';
import { EmptyPlot } from '../plot/empty-plot.tsx';
import { formatClock, formatPrice } from '../text/format.ts';
import type { SetupCase } from './find-setups.ts';
import { SetupChart, type SetupChartProps, setupTitle } from './setup-chart.tsx';
import { setupRules } from './setup-rules.ts';

/** The sessions of a setup, the texts of the setups, and the attributes of the figure. */
export interface SetupFigureProps extends FigureAttributes {
  /** The setup that signals in `cases`; it selects title, description and caption. */
  readonly kind: SetupId;
  /** As many that worked as failed, from `findSetups`. */
  readonly cases: readonly SetupCase[];
  /** All texts of the charts, or those of both setups. */
  readonly texts: ChartTextsOf<SetupId>;
  /**
   * Draws a session.
   *
   * @defaultValue {@link SetupChart}
   */
  readonly Picture?: ComponentType<SetupChartProps>;
}

/** Returns the numbers of the rules that signal, judge and select the sessions. */
const ruleValues = (cases: readonly SetupCase[]): Record<ChartPlaceholder<SetupId>, string> => ({
  trendBars: String(setupRules.trendBars),
  reentryBars: String(setupRules.reentryBars),
  targetTicks: String(setupRules.targetTicks),
  barsAfter: String(setupRules.barsAfter),
  each: String(cases.length / 2),
});

const casesTable = (cases: readonly SetupCase[], labels: ChartLabels) => ({
  columns: ['seed', 'time', 'close', 'outcome'] as const,
  rows: cases.map(({ seed, bars, signal, tickSize, worked }) => [
    String(seed),
    formatClock(bars[signal]?.start ?? 0),
    formatPrice(bars[signal]?.close ?? 0, tickSize),
    worked ? labels.worked : labels.failed,
  ]),
});

/** Sessions that followed through next to as many that didn't, and the rules that selected them. */
export function SetupFigure(props: SetupFigureProps) {
  const { kind, cases, texts, Picture = SetupChart, ...rest } = props;
  const { title, description, caption } = texts.charts[kind];
  if (cases.length === 0) {
    return (
      <FigureFrame texts={texts} title={title} {...rest}>
        <EmptyPlot size="large" title={title} text={texts.labels.empty} />
      </FigureFrame>
    );
  }
  return (
    <FigureFrame
      texts={texts}
      title={title}
      caption={caption}
      table={casesTable(cases, texts.labels)}
      {...rest}
    >
      <ul className="otm-setups">
        {cases.map((data) => (
          <li key={`${data.seed} ${data.worked}`}>
            <strong>{setupTitle(data, texts)}</strong>
            <Picture kind={kind} data={data} texts={texts} />
          </li>
        ))}
      </ul>
      <p>{format(description, ruleValues(cases))}</p>
    </FigureFrame>
  );
}
