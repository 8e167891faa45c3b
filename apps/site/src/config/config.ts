import { sandboxPrefix, sandboxUrls } from '@otm/sandbox/urls';
import type { Endpoints } from './endpoints.ts';
import { liveEndpoints } from './live.ts';
import { isSandbox } from './mode.ts';
import { sandboxEndpoints } from './sandbox.ts';

/** The one place that says where everything outside of the site is found. */
export const endpoints: Endpoints = isSandbox ? sandboxEndpoints : liveEndpoints;

/** The sandbox's own pages; absent from a build for the real services. */
export const sandbox = isSandbox ? { start: sandboxPrefix, inbox: sandboxUrls.inbox } : undefined;

/** What a form that cannot be sent shows. */
export const formFeedback: 'silent' | 'inline' =
  import.meta.env.SITE_FORM_FEEDBACK === 'inline' ? 'inline' : 'silent';

/** What the site's documents reach by script, and what they frame; addresses on other origins count. */
export const reached = {
  connects: [endpoints.mail.contact.origin, endpoints.mail.licence.origin, endpoints.blockList],
  frames: [endpoints.video.embed('')],
};
