import { fillLink, type Recipient, whatsapp } from './link.ts';
import { own } from './own.ts';

/** A messaging service: its name, and its URLs in the notation of {@link fillLink}. */
export type ChannelData = readonly [name: string, urls: string];

/** A service that messages are sent with. */
export type Channel =
  | 'whatsapp'
  | 'telegram'
  | 'messenger'
  | 'viber'
  | 'line'
  | 'signal'
  | 'instagram'
  | 'sms'
  | 'email'
  | 'phone';

/** The built-in messaging services. Those without `{text}` open a conversation without a draft. */
export const channels: Readonly<Record<Channel, ChannelData>> = {
  whatsapp: ['WhatsApp', whatsapp],
  telegram: ['Telegram', 'https://t.me/{user}?text={text} https://t.me/+{phone}?text={text}'],
  messenger: ['Messenger', 'https://m.me/{user}?text={text}'],
  viber: ['Viber', 'viber://chat?number=%2B{phone}&draft={text}'],
  line: ['LINE', 'https://line.me/R/oaMessage/%40{user}/?{text}'],
  signal: ['Signal', 'https://signal.me/#eu/{user} https://signal.me/#p/+{phone}'],
  instagram: ['Instagram', 'https://ig.me/m/{user}'],
  // iOS expects `&body`, Android `?body`; both read this one.
  sms: ['SMS', 'sms:+{phone}?&body={text}'],
  email: ['E-mail', 'mailto:{user}?body={text}'],
  phone: ['Phone', 'tel:+{phone}'],
};

/** Returns the URL that opens the service with the text filled in, '' for an unreachable recipient. */
export const sendLink = (recipient: Recipient, text: string): string =>
  fillLink(own(channels, recipient.channel || 'whatsapp')?.[1], recipient, text);
