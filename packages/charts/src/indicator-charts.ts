import type { IndicatorId } from '@otm/schema';
import type { ReactNode } from 'react';
import { AlgorithmsChart } from './algorithms-chart.tsx';
import { BarTimerChart } from './bar-timer-chart.tsx';
import type { ChartProps } from './chart-props.ts';
import { CumulativeChart } from './cumulative-chart.tsx';
import { DeltaBarChart } from './delta-bar-chart.tsx';
import { MicroChart } from './micro-chart.tsx';
import { ProfileChart } from './profile-chart.tsx';
import { SwingChart } from './swing-chart.tsx';
import { VwapChart } from './vwap-chart.tsx';

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
