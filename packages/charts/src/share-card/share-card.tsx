import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Panel } from '../plot/plot.tsx';
import { breakLines } from './break-lines.ts';

/** Width and height of a share card in pixels, as networks crop it. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Font of a text on a share card; its width depends on it. */
export interface ShareCardFont {
  /** In pixels. */
  readonly fontSize: number;
  readonly fontWeight: 500 | 600;
  /** Between letters, in pixels. */
  readonly letterSpacing: number;
}

/** Returns the width of a text in pixels. */
export type MeasureText = (text: string, font: ShareCardFont) => number;

/** Texts and chart of a share card, how its texts are measured, and the attributes of its root. */
export interface ShareCardProps extends ComponentProps<'svg'> {
  /** Path data of the logo in a 20 × 20 box, drawn by strokes of width 2. */
  readonly logo: string;
  /** Shown next to the logo. */
  readonly brand: string;
  /** The page's title; broken into lines. */
  readonly title: string;
  /** The page's URL without protocol. */
  readonly url: string;
  /** A chart of simulated data; without one, the title is larger. */
  readonly picture?:
    | {
        /** SVG, drawn in the space below the title. */
        readonly chart: ReactNode;
        /** Discloses that the data are simulated, with the seed. */
        readonly caption: string;
      }
    | undefined;
  /** Measures parts of the title to break it into lines. */
  readonly measure: MeasureText;
}

const edge = 64;
const small: ShareCardFont = { fontSize: 24, fontWeight: 500, letterSpacing: 0 };
const brandFont: ShareCardFont = { fontSize: 36, fontWeight: 600, letterSpacing: 0 };
const titleFont = (fontSize: number): ShareCardFont => ({
  fontSize,
  fontWeight: 600,
  letterSpacing: -0.03 * fontSize,
});

/** The image that networks show for a shared page. */
export function ShareCard(props: ShareCardProps) {
  const { logo, brand, title, url, picture, measure, className, ...rest } = props;
  const { width, height } = shareCardSize;
  const font = titleFont(picture ? 60 : 92);
  const lines = breakLines(title, width - 2 * edge, (text) => measure(text, font));
  const lineHeight = Math.round(font.fontSize * 1.12);
  const top = picture ? 190 : Math.round((height + 104 - (lines.length - 1.6) * lineHeight) / 2);
  const under = top + (lines.length - 0.6) * lineHeight;
  return (
    <svg
      className={classNames('otm-share', className)}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...rest}
    >
      <title>{title}</title>
      <rect className="otm-share__ground" width={width} height={height} />
      <path className="otm-share__mark" d={logo} transform="translate(59 56) scale(2.5)" />
      <text className="otm-share__text" x="124" y="92" {...brandFont}>
        {brand}
      </text>
      <text className="otm-share__note" x={width - edge} y="90" textAnchor="end" {...small}>
        {url}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          className="otm-share__text"
          x={edge}
          y={top + index * lineHeight}
          {...font}
        >
          {line}
        </text>
      ))}
      {picture && (
        <>
          <Panel
            x={(edge * 100) / width}
            y={(under * 100) / height}
            width={100 - (edge * 200) / width}
            height={((556 - under) * 100) / height}
          >
            {picture.chart}
          </Panel>
          <text className="otm-share__note" x={edge} y="596" {...small}>
            {picture.caption}
          </text>
        </>
      )}
    </svg>
  );
}
