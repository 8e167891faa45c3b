import { analytics } from '../../config/analytics.ts';
import { adapters } from './adapters.ts';
import { createTracker } from './create-tracker.ts';
import { watchPage } from './watch-page.ts';

// The script of documents whose owner counts visits; other builds don't have it.
if (analytics) watchPage(createTracker(analytics, adapters[analytics.adapter]));
