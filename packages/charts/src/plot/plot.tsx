import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Layout of a chart: a card has no labels, a pair is one of two in a row, a tall one has rows of
 * numbers, a story has marks.
 */
export type ChartSize = 'card' | 'pair' | 'large' | 'hero' | 'tall' | 'story';

/** Name, size and content of a plot, and the attributes of its root. */
export interface PlotProps extends ComponentProps<'svg'> {
  readonly size: ChartSize;
  /** The chart's name. */
  readonly title: string;
  /** The chart in a sentence or two, with numbers from the drawn data. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of a chart. It's laid out in percent of the container's width, so that its labels keep
 * their size on a phone; only the panels inside stretch.
 */
export function Plot({ size, title, description, className, children, ...rest }: PlotProps) {
  return (
    <svg
      className={classNames('otm-chart', className)}
      data-size={size}
      role="img"
      width="100%"
      {...rest}
    >
      <title>{title}</title>
      {description && <desc>{description}</desc>}
      {children}
    </svg>
  );
}

/** Formats a position or a length in percent of the plot. */
export const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/** Position and size of a panel, in percent of the plot. */
export interface PanelArea {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Position, units and paths of a panel. */
export interface PanelProps extends PanelArea {
  /** Width and height in the units of its paths; without it the panel is laid out in percent. */
  readonly box?: readonly [width: number, height: number];
  readonly children: ReactNode;
}

/** Formats a length in percent unless it's the one that SVG assumes. */
const unless = (usual: number, value: number) => (value === usual ? undefined : percent(value));

/** Part of a plot with its own units, stretched to its area. */
export function Panel({ x = 0, y = 0, width = 100, height = 100, box, children }: PanelProps) {
  return (
    <svg
      x={unless(0, x)}
      y={unless(0, y)}
      width={unless(100, width)}
      height={unless(100, height)}
      {...(box && { viewBox: `0 0 ${box.join(' ')}`, preserveAspectRatio: 'none' })}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Position and text of a label. */
export interface LabelProps {
  /** Position of the baseline, in percent of the plot. */
  readonly x: number;
  readonly y: number;
  readonly align?: 'middle' | 'end';
  readonly children: ReactNode;
}

/** Text inside a plot; it has the size of the page's small text at every width. */
export function Label({ x, y, align, children }: LabelProps) {
  return (
    <text x={percent(x)} y={percent(y)} textAnchor={align}>
      {children}
    </text>
  );
}
