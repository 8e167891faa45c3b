import type { ChatWidgetEventMap } from '@otm/chat-widget';
import { sandboxUrls } from '@otm/sandbox/urls';

/**
 * Points a send link to the local stand-in of the messaging service; absent from a live build. It
 * reads the environment itself, so that the bundler drops the sandbox from a live build.
 */
export const standInLink: ((sendLink: string) => string) | undefined =
  import.meta.env.SITE_SERVICES === 'live'
    ? undefined
    : (sendLink) => `${sandboxUrls.chat}${new URL(sendLink).search}`;

/** Sends a chat's message to the stand-in. */
export const chatStandIn: ((event: ChatWidgetEventMap['chat-send']) => void) | undefined =
  standInLink &&
  (({ detail }) => {
    detail.url = standInLink(detail.url);
  });
