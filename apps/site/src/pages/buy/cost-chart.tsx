import type { BillingComparison } from '@otm/content';
import type { ComponentProps, ReactNode } from 'react';
import { costScale, percent } from './cost-scale.ts';

/** Attributes of the SVG, plus the two plans and how to write their amounts. */
export interface CostChartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The yearly and the lifetime plan of a tier, with the payments of one to five years. */
  readonly comparison: BillingComparison;
  /** The names of the two lines: yearly payments, and paying once. */
  readonly labels: { readonly yearly: string; readonly lifetime: string };
  /** Formats US dollars in the page's language. */
  readonly money: (amount: number) => string;
}

/**
 * What has been paid over the years: a stair of yearly payments against the line of paying once.
 * Percentages instead of a view box keep lines thin and labels readable at every size.
 */
export function CostChart({ comparison, labels, money, ...rest }: CostChartProps): ReactNode {
  const { costs, lifetime } = comparison;
  const { height, isClose, lines, y } = costScale(comparison);
  const once = y(lifetime.price);
  return (
    <svg className="otm-cost-chart" aria-hidden="true" {...rest}>
      {lines.map((amount) => (
        <g key={amount} className="otm-cost-chart__grid">
          <line x2="100%" y1={y(amount)} y2={y(amount)} />
          {!isClose(amount) && (
            <text x="0" y={y(amount)} dx="8" dy="-6">
              {money(amount)}
            </text>
          )}
        </g>
      ))}
      {costs.map((cost, index) => (
        <Step
          key={cost.years}
          cost={cost}
          from={percent(index / costs.length)}
          gap={percent((index + 0.86) / costs.length)}
          to={percent((index + 1) / costs.length)}
          width={percent(1 / costs.length)}
          top={y(cost.yearly)}
          height={height(cost.yearly)}
          below={y(costs[index - 1]?.yearly ?? 0)}
          once={once}
          isClose={isClose(cost.yearly)}
          money={money}
        />
      ))}
      <line className="otm-cost-chart__once" x2="100%" y1={once} y2={once} />
      <text className="otm-cost-chart__name" x="100%" y={once} dx="-8" dy="20" textAnchor="end">
        {`${labels.lifetime}: ${money(lifetime.price)}`}
      </text>
      <text
        className="otm-cost-chart__name"
        x="100%"
        y={y(costs.at(-1)?.yearly ?? 0)}
        dx="-8"
        dy="-8"
        textAnchor="end"
      >
        {labels.yearly}
      </text>
    </svg>
  );
}

interface StepProps {
  readonly cost: BillingComparison['costs'][number];
  readonly from: string;
  readonly gap: string;
  readonly to: string;
  readonly width: string;
  readonly top: string;
  readonly height: string;
  readonly below: string;
  readonly once: string;
  /** Whether the line of paying once is so close that a label between both would cross it. */
  readonly isClose: boolean;
  readonly money: (amount: number) => string;
}

/** One year: its payment as a step, and the gap to paying once where the year is chosen. */
function Step({
  cost,
  from,
  gap,
  to,
  width,
  top,
  height,
  below,
  once,
  isClose,
  money,
}: StepProps): ReactNode {
  return (
    <g data-years={cost.years}>
      <rect className="otm-cost-chart__chosen" x={from} width={width} height="100%" />
      <g className="otm-cost-chart__amount">
        <rect className="otm-cost-chart__paid" x={from} y={top} width={width} height={height} />
        <line className="otm-cost-chart__step" x1={from} x2={from} y1={below} y2={top} />
        <line className="otm-cost-chart__step" x1={from} x2={to} y1={top} y2={top} />
        <text x={from} y={top} dx="8" dy={cost.saved > 0 && isClose ? -8 : 18}>
          {money(cost.yearly)}
        </text>
      </g>
      <g className="otm-cost-chart__chosen">
        <line className="otm-cost-chart__gap" x1={gap} x2={gap} y1={once} y2={top} />
        {cost.saved > 0 && !isClose && (
          <text className="otm-cost-chart__gap" x={gap} y={once} dx="-6" dy="-10" textAnchor="end">
            {money(cost.saved)}
          </text>
        )}
      </g>
    </g>
  );
}
