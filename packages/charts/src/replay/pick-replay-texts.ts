import type { ChartTexts, IndicatorId, ReplayTexts } from '@otm/schema';
import type { ReplayProps } from './replay.tsx';

/** Returns the props of one indicator's replay without the texts of the others, to embed in a page. */
export function pickReplayTexts<Id extends IndicatorId>(
  indicator: Id,
  texts: ReplayTexts,
  chartTexts: ChartTexts,
): ReplayProps<Id> {
  return {
    indicator,
    texts: { ...texts, announcements: pick(texts.announcements, indicator) },
    chartTexts: { ...chartTexts, charts: pick(chartTexts.charts, indicator) },
  };
}

const pick = <Texts extends object, Id extends keyof Texts>(texts: Texts, id: Id) =>
  ({ [id]: texts[id] }) as Pick<Texts, Id>;
