export { type ChartData, type ChartOptions, chartData } from './chart-data.ts';
export type { ChartProps, ChartWords } from './chart-props.ts';
export { type ComputeOptions, computeSession, defaultSettings } from './compute-session.ts';
export { HeroChart } from './hero-chart.tsx';
export { indicatorCharts } from './indicator-charts.ts';
export type { ChartSize } from './plot.tsx';
