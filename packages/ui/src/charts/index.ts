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
export { type ComputeOptions, computeSession, defaultSettings } from './compute-session.ts';
export { FigureFrame, type FigureFrameProps } from './figure-frame.tsx';
export { HeroChart } from './hero-chart.tsx';
export { indicatorCharts } from './indicator-charts.ts';
export type { ChartSize } from './plot.tsx';
