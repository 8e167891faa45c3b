import { type ChartSize, Label, Plot } from './plot.tsx';

/** Size and name of a plot without trades, and the text it shows. */
export interface EmptyPlotProps {
  readonly size: ChartSize;
  readonly title: string;
  readonly text: string;
}

/** The frame of a chart without trades, with a text that says so. */
export function EmptyPlot({ size, title, text }: EmptyPlotProps) {
  return (
    <Plot size={size} title={title} description={text}>
      {size !== 'card' && (
        <Label x={50} y={50} align="middle">
          {text}
        </Label>
      )}
    </Plot>
  );
}
