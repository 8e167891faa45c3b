import { ChartFigure, chartData, defaultSettings } from '@otm/charts';
import { chartTexts } from '@otm/charts/texts';
import { readTape } from '@otm/orderflow';
import { readTrades } from '@otm/orderflow/trade-file';

export function VolumeProfile({ file, source }: { file: string; source: string }) {
  const session = readTape(readTrades(file, { tickSize: 0.25 }), defaultSettings);
  const data = chartData(session, { source, tickSize: 0.25 });
  return <ChartFigure id="profile" data={data} texts={chartTexts.en} />;
}
