export { ChartFigure, type ChartFigureProps } from './figure/chart-figure.tsx';
export type { ChartTable } from './figure/chart-table.ts';
export { FigureFrame, type FigureFrameProps } from './figure/figure-frame.tsx';
export { SessionChart, type SessionChartProps } from './figure/session-chart.tsx';
export type { SessionChartId } from './figure/session-charts.ts';
export { computeFootprint, type Footprint } from './footprint/compute-footprint.ts';
export { FootprintFigure, type FootprintFigureProps } from './footprint/footprint-figure.tsx';
export { type FootprintRow, imbalances } from './footprint/imbalance.ts';
export type { Indicator } from './indicators/define-indicator.ts';
export { indicators } from './indicators/index.ts';
export { MarkedFigure, type MarkedFigureProps } from './marks/marked-figure.tsx';
export { NotFoundMotif, type NotFoundMotifProps } from './not-found/not-found-motif.tsx';
export type { ChartSize } from './plot/plot.tsx';
export {
  initialState as initialReplayState,
  type ReplaySetting,
  replaySettings,
} from './replay/replay-settings.ts';
export {
  type ChartData,
  type ChartOptions,
  type ChartSettings,
  chartData,
  type SimulatedData,
  type TradeOrigin,
} from './session/chart-data.ts';
export {
  type ComputeOptions,
  computeSession,
  defaultSettings,
  sampleTicks,
} from './session/compute-session.ts';
export { findSetups, type SetupCase } from './setups/find-setups.ts';
export {
  SetupChart,
  type SetupChartProps,
  setupDescription,
} from './setups/setup-chart.tsx';
export { SetupFigure, type SetupFigureProps } from './setups/setup-figure.tsx';
export { setupRules } from './setups/setup-rules.ts';
export {
  type MeasureText,
  ShareCard,
  type ShareCardFont,
  type ShareCardProps,
  shareCardSize,
} from './share-card/share-card.tsx';
export { composeScene, composeSetupScene } from './story/compose-scene.ts';
export { StoryFigure, type StoryFigureProps } from './story/story-figure.tsx';
export type { StoryScene } from './story/story-scene.ts';
export { computeStorySession } from './story/through-time/read-session.ts';
