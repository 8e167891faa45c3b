import { HeroChart, type HeroChartProps } from './hero-chart.tsx';
import { Panel } from './plot.tsx';

/** Width and height of a share card in pixels, as networks crop it. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Props of {@link ShareCard}. */
export interface ShareCardProps extends Pick<HeroChartProps, 'data' | 'words'> {
  readonly brand: string;
  /** The page's title, in one to three lines. */
  readonly lines: readonly string[];
  /** That the data are simulated, and the seed. */
  readonly caption: string;
}

/** The picture that stands for a page where its address is shared. */
export function ShareCard({ data, words, brand, lines, caption }: ShareCardProps) {
  const { width, height } = shareCardSize;
  return (
    <svg
      className="otm-share"
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <title>{lines.join(' ')}</title>
      <rect className="otm-share__ground" width={width} height={height} />
      <path className="otm-share__mark" d={mark} />
      <text className="otm-share__brand" x="124" y="92">
        {brand}
      </text>
      {lines.map((text, index) => (
        <text key={text} className="otm-share__title" x="64" y={190 + index * 72}>
          {text}
        </text>
      ))}
      <Panel x={5} y={54} width={90} height={36}>
        <HeroChart data={data} words={words} title={lines.join(' ')} labels={false} />
      </Panel>
      <text className="otm-share__caption" x="64" y="596">
        {caption}
      </text>
    </svg>
  );
}

/** A small profile: rows of volume with one that dominates. */
const mark = 'M64 60h24v8H64zM64 72h44v8H64zM64 84h32v8H64zM64 96h16v8H64z';
