import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import type { ChartProps } from '../plot/chart-props.ts';
import { AlgorithmsChart } from './algorithms/algorithms-chart.tsx';
import { BarTimerChart } from './bar-timer/bar-timer-chart.tsx';
import { CumulativeChart } from './cumulative/cumulative-chart.tsx';
import { DeltaBarChart } from './delta-bar/delta-bar-chart.tsx';
import { MicroChart } from './micro/micro-chart.tsx';
import { ProfileChart } from './profile/profile-chart.tsx';
import { SwingChart } from './swing/swing-chart.tsx';
import { VwapChart } from './vwap/vwap-chart.tsx';

/** The chart of each indicator. */
export const indicatorCharts: Record<IndicatorId, (props: ChartProps) => ReactNode> = {
  algorithms: AlgorithmsChart,
  swing: SwingChart,
  micro: MicroChart,
  cumulative: CumulativeChart,
  'delta-bar': DeltaBarChart,
  profile: ProfileChart,
  vwap: VwapChart,
  'bar-timer': BarTimerChart,
};
