import type { SessionDrawingProps } from '../figure/session-chart-definition.ts';
import { barsWidth, barX } from '../plot/bar-scale.ts';
import { line } from '../plot/path.ts';
import { Label } from '../plot/plot.tsx';
import { PricePanel } from '../plot/price-panel.tsx';
import { scaleOfRows } from '../plot/price-scale.ts';
import { ProfilePanel } from '../plot/profile-panel.tsx';
import { SignedBars } from '../plot/signed-bars.tsx';
import type { TradedSession } from '../session/traded-session.ts';

/** Where the prices are, in percent of the plot. */
export const heroPlaces = { width: 76, height: 70 };

/** Candles with VWAP and value area. */
function HeroPrices({ data }: { readonly data: TradedSession }) {
  const { session, bars, rows, area } = data;
  const scale = scaleOfRows(rows);
  const width = barsWidth(bars.length);
  const top = scale.y(area.vah + 0.5);
  const bottom = scale.y(area.val - 0.5);
  return (
    <PricePanel
      {...heroPlaces}
      bars={bars}
      scale={scale}
      under={
        <>
          <path className="otm-value" d={`M0 ${top}h${width}v${bottom - top}H0z`} />
          <path className="otm-level" d={`M0 ${scale.y(area.poc)}h${width}`} />
        </>
      }
    >
      <path
        className="otm-vwap"
        d={line(session.vwap.map(({ vwap }, index) => [barX(index), scale.y(vwap)]))}
      />
    </PricePanel>
  );
}

/** Candles with VWAP and value area, the volume profile next to them and the delta below. */
export function HeroCard({ data }: SessionDrawingProps) {
  const { bars, rows, area } = data;
  return (
    <>
      <HeroPrices data={data} />
      <ProfilePanel
        x={78}
        width={22}
        height={heroPlaces.height}
        rows={rows}
        area={area}
        fromRight
      />
      <SignedBars
        y={77}
        width={heroPlaces.width}
        height={23}
        values={bars.map(({ delta }) => delta)}
      />
    </>
  );
}

/** The same with labels. */
export function HeroChart(props: SessionDrawingProps) {
  const { data, labels } = props;
  const { rows, area, price } = data;
  const pocY = scaleOfRows(rows).share(area.poc) * heroPlaces.height;
  return (
    <>
      <HeroCard {...props} />
      <Label x={heroPlaces.width} y={pocY - 1.5} align="end">
        {labels.poc} {price(area.poc)}
      </Label>
      <Label x={0} y={76}>
        {labels.deltaPerBar}
      </Label>
    </>
  );
}
