import { sendLink } from '@otm/chat-widget/core';
import { business } from '@otm/content';
import { standInLink } from './stand-in.ts';

const { days, opens, closes, utcOffset } = business.office;

/** The office hours as the widget reads them. IANA counts offsets westwards: GMT-4 is `Etc/GMT+4`. */
export const chatHours = {
  hours: `${days} ${opens}-${closes}`,
  zone: `Etc/GMT${utcOffset > 0 ? '-' : '+'}${Math.abs(utcOffset)}`,
};

/**
 * The link that opens the messaging app, with the text left to the visitor. Empty if the phone number
 * is a mistake: articles need it before the settings are checked, and no build gets past that check.
 */
export function chatLink(): string {
  const link = sendLink({ phone: business.phone }, '')?.replace(/&text=$/, '');
  return link ? (standInLink?.(link) ?? link) : '';
}
