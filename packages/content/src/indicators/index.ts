import { type Indicator, type IndicatorId, indicatorIds } from '@otm/schema';
import * as list from './by-id.ts';

const byId: Readonly<Record<IndicatorId, Indicator>> = list;

/** The indicators of every license, in the order of their ids. */
export const indicators: readonly Indicator[] = indicatorIds.map((id) => byId[id]);
