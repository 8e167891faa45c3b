import { Label, Plot, type PlotProps } from './plot.tsx';

/** Size and name of a plot without trades, and the text it shows. */
export interface EmptyPlotProps extends Omit<PlotProps, 'children' | 'description'> {
  readonly text: string;
}

/** The frame of a chart without trades, with a text that says so. */
export function EmptyPlot({ size, text, ...rest }: EmptyPlotProps) {
  return (
    <Plot size={size} description={text} {...rest}>
      {size !== 'card' && (
        <Label x={50} y={50} align="middle">
          {text}
        </Label>
      )}
    </Plot>
  );
}
