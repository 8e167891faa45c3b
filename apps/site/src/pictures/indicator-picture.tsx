import type { IndicatorId } from '@otm/content';
import type { ReactNode } from 'react';

/** The computed picture of an indicator, in the size of a card. */
export function IndicatorPicture({ id }: { readonly id: IndicatorId }): ReactNode {
  return <svg viewBox="0 0 240 120" role="img" aria-label={id} />;
}
