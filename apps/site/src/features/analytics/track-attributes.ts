import { freeIndicators } from '@otm/content';
import { analytics } from '../../config/analytics.ts';

/** The attributes that mark an element whose click is an event. */
export interface TrackAttributes {
  readonly 'data-track'?: 'plan-click' | 'download' | 'replay-used';
  readonly 'data-item'?: string;
}

/** Marks an element whose click is an event; nothing where no one counts visits. */
export const trackAttributes = (
  name: NonNullable<TrackAttributes['data-track']>,
  item: string,
): TrackAttributes => (analytics ? { 'data-track': name, 'data-item': item } : {});

/** Marks the link to a checkout: of a free download, or of a plan or a product. */
export function trackCheckout(item: string): TrackAttributes {
  const isDownload = freeIndicators.some(({ downloadItem }) => downloadItem === item);
  return trackAttributes(isDownload ? 'download' : 'plan-click', item);
}
