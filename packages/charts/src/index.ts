export { type ChartData, type ChartOptions, chartData } from './chart-data.ts';
export {
  ChartFigure,
  type ChartFigureProps,
  SessionChart,
  type SessionChartProps,
} from './chart-figure.tsx';
export type { ChartProps } from './chart-props.ts';
export { type ChartTable, chartTable, type SessionChartId } from './chart-table.ts';
export { chartValues } from './chart-values.ts';
export {
  type ComputeOptions,
  computeSession,
  defaultSettings,
  sampleTicks,
} from './compute-session.ts';
export { FigureFrame, type FigureFrameProps } from './figure-frame.tsx';
export { findSetups, type SetupCase } from './find-setups.ts';
export { computeFootprint, type Footprint } from './footprint-chart.tsx';
export { FootprintFigure, type FootprintFigureProps } from './footprint-figure.tsx';
export { type FootprintRow, imbalances } from './imbalance.ts';
export { indicatorCharts } from './indicator-charts.ts';
export { NotFoundMotif, type NotFoundMotifProps } from './not-found-motif.tsx';
export type { ChartSize } from './plot.tsx';
export { SetupFigure, type SetupFigureProps } from './setup-chart.tsx';
export { setupRules } from './setup-rules.ts';
export type { SetupKind } from './setup-signal.ts';
export {
  type MeasureText,
  ShareCard,
  type ShareCardFont,
  type ShareCardProps,
  shareCardSize,
} from './share-card.tsx';
