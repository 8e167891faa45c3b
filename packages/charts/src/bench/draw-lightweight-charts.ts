import {
  type CandlestickData,
  CandlestickSeries,
  createChart,
  LineSeries,
  type UTCTimestamp,
} from 'lightweight-charts';

declare const bars: readonly (CandlestickData<UTCTimestamp> & { readonly vwap: number })[];

// Candles and VWAP, with all bars in view.
Object.assign(globalThis, {
  draw(holder: HTMLElement) {
    const chart = createChart(holder, { width: holder.clientWidth, height: 420 });
    chart.addSeries(CandlestickSeries).setData([...bars]);
    chart.addSeries(LineSeries).setData(bars.map(({ time, vwap }) => ({ time, value: vwap })));
    chart.timeScale().fitContent();
  },
});
