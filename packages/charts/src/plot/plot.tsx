import type { ReactNode } from 'react';

/** How large a chart is drawn: a card has no labels, a tall one has rows of numbers. */
export type ChartSize = 'card' | 'large' | 'hero' | 'tall';

/** Props of {@link Plot}. */
export interface PlotProps {
  readonly size: ChartSize;
  /** The picture's name. */
  readonly title: string;
  /** What it shows, with numbers from the data that is drawn. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of a chart. It is laid out in percent at the container's width, so that its labels
 * keep their size on a phone; only the panels inside stretch.
 */
export function Plot({ size, title, description, children }: PlotProps) {
  return (
    <svg className="otm-chart" data-size={size} role="img" width="100%">
      <title>{title}</title>
      {description && <desc>{description}</desc>}
      {children}
    </svg>
  );
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/** Where a panel lies, in percent of the plot. */
export interface Area {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Props of {@link Panel}. */
export interface PanelProps extends Area {
  /** Width and height in the units of its paths; without it the panel is laid out in percent. */
  readonly box?: readonly [width: number, height: number];
  readonly children: ReactNode;
}

/** A part of a plot with units of its own, stretched to its place. */
export function Panel({ x = 0, y = 0, width = 100, height = 100, box, children }: PanelProps) {
  return (
    <svg
      x={percent(x)}
      y={percent(y)}
      width={percent(width)}
      height={percent(height)}
      {...(box && { viewBox: `0 0 ${box.join(' ')}`, preserveAspectRatio: 'none' })}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Props of {@link Label}. */
export interface LabelProps {
  /** Place of the text's base line, in percent of the plot. */
  readonly x: number;
  readonly y: number;
  readonly align?: 'middle' | 'end';
  readonly children: ReactNode;
}

/** A text of a plot; its size is that of the page's small text at every width. */
export function Label({ x, y, align, children }: LabelProps) {
  return (
    <text x={percent(x)} y={percent(y)} textAnchor={align}>
      {children}
    </text>
  );
}
