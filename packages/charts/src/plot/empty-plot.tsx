import { type ChartSize, Label, Plot } from './plot.tsx';

/** A plot of a session without trades: its frame, and a text that says so. */
export function EmptyPlot({ size, title, text }: { size: ChartSize; title: string; text: string }) {
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
