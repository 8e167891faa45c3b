import { sandboxPrefix, sandboxUrls } from '@otm/sandbox/urls';
import { analytics } from './analytics.ts';
import type { Endpoints } from './endpoints.ts';
import { liveEndpoints } from './live.ts';
import { sandboxEndpoints } from './sandbox.ts';

/** Whether local stand-ins replace every external service: until `.env` says `live`. */
export const isSandbox = import.meta.env.SITE_SERVICES !== 'live';

/** The URLs of every external service. Read in place, so that a live build has none of the sandbox’s. */
export const endpoints: Endpoints =
  import.meta.env.SITE_SERVICES === 'live' ? liveEndpoints : sandboxEndpoints;

/** The sandbox's own pages; absent from a live build. */
export const sandbox = isSandbox ? { start: sandboxPrefix, inbox: sandboxUrls.inbox } : undefined;

/** Whether a form explains why it can't be sent. */
export const formFeedback: 'silent' | 'inline' =
  import.meta.env.SITE_FORM_FEEDBACK === 'inline' ? 'inline' : 'silent';

/** URLs that the site's documents fetch and frame; the security policy allows their origins. */
export const externalUrls = {
  connects: [
    endpoints.mail.contact.origin,
    endpoints.mail.licence.origin,
    endpoints.blockList,
    ...(analytics ? [analytics.url] : []),
  ],
  frames: [endpoints.video.embed('')],
};

/** Whether browsers may list the site as HTTPS-only for good; see SECURITY.md. */
export const hstsPreload = import.meta.env.SITE_HSTS_PRELOAD === 'true';
