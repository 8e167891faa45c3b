import type { CountedVisits } from '@otm/content/library';
import { visitCounters } from '@otm/schema';
import { analytics } from './analytics.ts';

const counter = visitCounters.find((name) => name === analytics?.adapter);

/**
 * How this build counts visits, for the privacy notice; nothing for values that the settings refuse,
 * since articles are read before the settings are checked.
 */
export const countedVisits: CountedVisits | undefined =
  analytics && counter && URL.canParse(analytics.url)
    ? { counter, host: new URL(analytics.url).host }
    : undefined;
