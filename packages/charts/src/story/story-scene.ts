import type { ChartTexts, StoryStep } from '@otm/schema';
import type { ReactNode } from 'react';
import type { ChartTable } from '../figure/chart-table.ts';

/** The marks to draw, in the order of their steps, and the texts of the charts. */
export interface SceneDrawingProps {
  readonly steps: readonly Pick<StoryStep, 'mark' | 'title'>[];
  readonly texts: Omit<ChartTexts, 'charts'>;
}

/** A computed picture, and every number that a story may say about it. */
export interface StoryScene {
  readonly seed: number;
  /** The numbers as texts write them, by name: `push.delta`. */
  readonly values: Readonly<Record<string, string>>;
  /** The inside of the picture. */
  readonly Drawing: (props: SceneDrawingProps) => ReactNode;
  /** The numbers of the marks that steps light, a row for each. */
  readonly table: (marks: readonly string[]) => ChartTable;
}
