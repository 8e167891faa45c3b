import { business, captures, formatDate } from '@otm/content';
import type { Capture, IndicatorId } from '@otm/schema';
import { ProductWindow } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

interface IndicatorWindowProps {
  /** The indicator whose capture is shown. */
  readonly id: IndicatorId;
  /** The owner's capture of the indicator by default. */
  readonly capture?: Capture | undefined;
}

/** The capture of an indicator in the trading platform; nothing until the owner has added one. */
export function IndicatorWindow({ id, capture = captures[id] }: IndicatorWindowProps): ReactNode {
  const { locale } = useSite();
  if (!capture) return null;
  const { alt, date, height, instrument, spots, src, version, width } = capture;
  return (
    <ProductWindow
      picture={{ src, width, height, alt: alt[locale] }}
      spots={spots.map(({ text, ...place }) => ({ ...place, text: text[locale] }))}
      caption={`${business.product} ${version}, ${instrument}, ${formatDate(date, locale)}`}
    />
  );
}
