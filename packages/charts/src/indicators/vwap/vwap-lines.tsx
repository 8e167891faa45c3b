import type { VwapValue } from '@otm/orderflow';
import { barX } from '../../plot/bar-scale.ts';
import { line } from '../../plot/path.ts';
import type { PriceScale } from '../../plot/price-scale.ts';

/** Values, one per bar from the first on, and how many bands to draw. */
export interface VwapLinesProps {
  readonly values: readonly VwapValue[];
  readonly scale: PriceScale;
  readonly bands: number;
}

/** The VWAP, and a pair of lines per band. */
export function VwapLines({ values, scale, bands }: VwapLinesProps) {
  const path = (sigmas: number) =>
    line(values.map(({ vwap, sigma }, index) => [barX(index), scale.y(vwap + sigmas * sigma)]));
  const pairs = Array.from({ length: bands }, (_, index) => path(index + 1) + path(-index - 1));
  return (
    <>
      <path className="otm-sigma" d={pairs.join('')} />
      <path className="otm-vwap" d={path(0)} />
    </>
  );
}
