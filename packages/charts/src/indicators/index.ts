import type { IndicatorId } from '@otm/schema';
import * as byId from './by-id.ts';
import type { Indicator } from './define-indicator.ts';

/** Every indicator by its id. */
export const indicators: { readonly [Id in IndicatorId]: Indicator<Id> } = byId;
