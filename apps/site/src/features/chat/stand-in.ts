import type { ChatWidgetEventMap } from '@otm/chat-widget';
import { sandboxAddresses } from '@otm/sandbox/addresses';

/**
 * Sends a chat's message to the local stand-in of the messaging service; absent from a build for the
 * real services. It asks the environment itself, as the captcha's account does.
 */
export const chatStandIn: ((event: ChatWidgetEventMap['chat-send']) => void) | undefined =
  import.meta.env.SITE_SERVICES === 'live'
    ? undefined
    : ({ detail }) => {
        detail.url = `${sandboxAddresses.chat}${new URL(detail.url).search}`;
      };
