import { type Capture, type IndicatorId, indicatorIds } from '@otm/schema';
import type { MissingSetting } from './missing-settings.ts';

/** Returns the indicators that have no picture of the platform yet. */
export const missingCaptures = (
  captures: Readonly<Partial<Record<IndicatorId, Capture>>>,
): readonly MissingSetting[] =>
  indicatorIds
    .filter((id) => !captures[id])
    .map((id) => ({ kind: 'captures', path: `captures.${id}`, value: '' }));
