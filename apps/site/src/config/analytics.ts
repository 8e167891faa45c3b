import type { VisitCounter } from '@otm/schema';

/**
 * The service that counts visits, if the owner has chosen one; none in the sandbox. Read in place, so
 * that builds without it have no byte of it.
 */
export const analytics =
  import.meta.env.SITE_SERVICES === 'live' && import.meta.env.SITE_ANALYTICS
    ? {
        // The settings refuse any other name before a build.
        adapter: import.meta.env.SITE_ANALYTICS as VisitCounter,
        id: import.meta.env.SITE_ANALYTICS_ID ?? '',
        url: import.meta.env.SITE_ANALYTICS_URL ?? '',
      }
    : undefined;
