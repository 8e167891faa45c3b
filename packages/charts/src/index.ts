export {
  ChartFigure,
  type ChartFigureProps,
  SessionChart,
  type SessionChartProps,
} from './figure/chart-figure.tsx';
export { type ChartTable, chartTable, type SessionChartId } from './figure/chart-table.ts';
export { chartValues } from './figure/chart-values.ts';
export { FigureFrame, type FigureFrameProps } from './figure/figure-frame.tsx';
export { computeFootprint, type Footprint } from './footprint/footprint-chart.tsx';
export { FootprintFigure, type FootprintFigureProps } from './footprint/footprint-figure.tsx';
export { type FootprintRow, imbalances } from './footprint/imbalance.ts';
export { indicatorCharts } from './indicators/index.ts';
export { NotFoundMotif, type NotFoundMotifProps } from './not-found/not-found-motif.tsx';
export type { ChartProps } from './plot/chart-props.ts';
export type { ChartSize } from './plot/plot.tsx';
export { type ChartData, type ChartOptions, chartData } from './session/chart-data.ts';
export {
  type ComputeOptions,
  computeSession,
  defaultSettings,
  sampleTicks,
} from './session/compute-session.ts';
export { findSetups, type SetupCase } from './setups/find-setups.ts';
export { SetupFigure, type SetupFigureProps } from './setups/setup-chart.tsx';
export { setupRules } from './setups/setup-rules.ts';
export type { SetupKind } from './setups/setup-signal.ts';
export {
  type MeasureText,
  ShareCard,
  type ShareCardFont,
  type ShareCardProps,
  shareCardSize,
} from './share-card/share-card.tsx';
