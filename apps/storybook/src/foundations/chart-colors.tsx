import './foundations.css';
import { ChartFigure, type ChartFigureProps } from '@otm/charts';
import { filterValues, seenBy, type Vision, visions } from './color-vision.ts';
import { contrast, lightOf } from './contrast.ts';
import { tokenValue } from './tokens.ts';
import { useTheme } from './use-theme.ts';

/** A chart and the kind of color vision to show it with. */
export interface ChartColorsProps {
  readonly vision: Vision;
  /** The chart to show. */
  readonly chart: ChartFigureProps<'hero'>;
}

const marks = ['--otm-buy', '--otm-sell', '--otm-poc', '--otm-vwap', '--otm-band'];

/** The chart colors under a kind of color vision, with their contrast on the background. */
export function ChartColors({ vision, chart }: ChartColorsProps) {
  useTheme();
  const { name, matrix } = visions[vision];
  const seen = (token: string) => seenBy(vision, lightOf(tokenValue(token)));
  const ground = seen('--otm-sunken');
  const filter = `vision-${vision}`;
  return (
    <section className="foundation" aria-label={name}>
      <h3>{name}</h3>
      {matrix && (
        <svg width="0" height="0" aria-hidden="true">
          <filter id={filter} colorInterpolationFilters="linearRGB">
            <feColorMatrix type="matrix" values={filterValues(matrix)} />
          </filter>
        </svg>
      )}
      <div style={matrix && { filter: `url(#${filter})` }}>
        <ChartFigure {...chart} />
        <ul className="foundation-marks">
          {marks.map((token) => (
            <li key={token}>
              <span className="foundation-swatch" style={{ background: `var(${token})` }} />
              <code>{token.replace('--otm-', '')}</code> {contrast(seen(token), ground).toFixed(2)}
            </li>
          ))}
        </ul>
      </div>
      <p>
        Buy against sell: {contrast(seen('--otm-buy'), seen('--otm-sell')).toFixed(2)}. Which side a
        bar is on is also shown by its position above or below the line, and by the table.
      </p>
    </section>
  );
}
