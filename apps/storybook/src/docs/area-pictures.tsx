import type { ReactNode } from 'react';

/** A drawing of 160 by 72 units in the colors of the tokens. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="area-picture" viewBox="0 0 160 72" aria-hidden="true">
      {children}
    </svg>
  );
}

const swatches = ['accent', 'ink', 'ink-muted', 'buy', 'sell', 'success', 'danger', 'line-strong'];

/** The tokens as swatches, and a letter of the font. */
export const foundations: ReactNode = (
  <Picture>
    <text className="area-letter" x="0" y="54">
      Aa
    </text>
    {swatches.map((name, index) => (
      <rect
        key={name}
        x={72 + (index % 4) * 22}
        y={index < 4 ? 16 : 40}
        width="16"
        height="16"
        rx="4"
        style={{ fill: `var(--otm-${name})` }}
      />
    ))}
  </Picture>
);

/** Three emphases of a button. */
export const components: ReactNode = (
  <Picture>
    <rect className="area-accent" x="1" y="22" width="72" height="28" rx="6" />
    <rect className="area-on-accent" x="17" y="34" width="40" height="4" rx="2" />
    <rect className="area-frame" x="86" y="22" width="72" height="28" rx="6" />
    <rect className="area-ink" x="102" y="34" width="40" height="4" rx="2" />
  </Picture>
);

/** Lines of an article around a marked quotation. */
export const blocks: ReactNode = (
  <Picture>
    <rect className="area-ink" y="8" width="72" height="6" rx="3" />
    <rect className="area-muted" y="22" width="150" height="4" rx="2" />
    <rect className="area-accent" y="36" width="4" height="20" />
    <rect className="area-ink" x="14" y="38" width="112" height="4" rx="2" />
    <rect className="area-ink" x="14" y="50" width="88" height="4" rx="2" />
    <rect className="area-muted" y="64" width="132" height="4" rx="2" />
  </Picture>
);

const volumes = [18, 34, 62, 96, 74, 40, 22];

/** A volume profile with its point of control. */
export const charts: ReactNode = (
  <Picture>
    {volumes.map((volume, index) => (
      <g key={volume}>
        <rect className="area-buy" y={6 + index * 9} width={volume * 0.9} height="6" />
        <rect
          className="area-sell"
          x={volume * 0.9}
          y={6 + index * 9}
          width={volume * 0.6}
          height="6"
        />
      </g>
    ))}
    <line className="area-poc" x1="0" x2="160" y1="36" y2="36" />
  </Picture>
);

/** A field and its button. */
export const forms: ReactNode = (
  <Picture>
    <rect className="area-muted" y="6" width="40" height="4" rx="2" />
    <rect className="area-frame" x="1" y="16" width="150" height="22" rx="5" />
    <rect className="area-ink" x="10" y="25" width="64" height="4" rx="2" />
    <rect className="area-accent" x="1" y="48" width="60" height="20" rx="5" />
  </Picture>
);

/** A question and an answer. */
export const chat: ReactNode = (
  <Picture>
    <rect className="area-frame" x="1" y="5" width="96" height="24" rx="12" />
    <rect className="area-muted" x="14" y="15" width="66" height="4" rx="2" />
    <rect className="area-accent" x="58" y="40" width="100" height="24" rx="12" />
    <rect className="area-on-accent" x="72" y="50" width="70" height="4" rx="2" />
  </Picture>
);

/** The same page on a desktop and on a phone. */
export const pages: ReactNode = (
  <Picture>
    <rect className="area-frame" x="1" y="5" width="110" height="62" rx="5" />
    <rect className="area-ink" x="12" y="18" width="48" height="5" rx="2" />
    <rect className="area-muted" x="12" y="30" width="36" height="4" rx="2" />
    <rect className="area-accent" x="12" y="44" width="30" height="10" rx="3" />
    <rect className="area-frame" x="124" y="11" width="34" height="56" rx="5" />
    <rect className="area-ink" x="131" y="22" width="20" height="4" rx="2" />
    <rect className="area-accent" x="131" y="44" width="20" height="8" rx="3" />
  </Picture>
);
