import UPlot from 'uplot';

declare const bars: readonly {
  readonly time: number;
  readonly close: number;
  readonly vwap: number;
}[];

// uPlot has no candles: closes and VWAP as lines.
Object.assign(globalThis, {
  draw(holder: HTMLElement) {
    const line = { stroke: 'gray' };
    const options = { width: holder.clientWidth, height: 420, series: [{}, line, line] };
    const columns = [
      bars.map(({ time }) => time),
      bars.map(({ close }) => close),
      bars.map(({ vwap }) => vwap),
    ] as const;
    new UPlot(options, columns.map((it) => [...it]) as UPlot.AlignedData, holder);
  },
});
