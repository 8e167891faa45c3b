import type { ChannelData } from '../core/channels.ts';
import { fillLink, whatsapp } from '../core/link.ts';
import { own } from '../core/own.ts';
import type { Settings } from '../core/settings.ts';
import { modules } from './modules.ts';

/** Returns the messaging service of an account, undefined for an unknown one. */
export const findChannel = ({ channel }: Settings): ChannelData | undefined =>
  !channel || channel === 'whatsapp'
    ? ['WhatsApp', whatsapp]
    : own(modules.channels?.channels ?? {}, channel);

/** Returns the URL that opens the service with the text filled in, '' for an unreachable account. */
export const linkTo = (settings: Settings, text: string) =>
  fillLink(findChannel(settings)?.[1], settings, text);
