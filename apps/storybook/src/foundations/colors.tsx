import './foundations.css';
import { contrast, lightOf } from './contrast.ts';
import { isColor, tokensOf, tokenValue } from './tokens.ts';
import { useTheme } from './use-theme.ts';

/** The tokens to show and the background to measure them on. */
export interface ColorsProps {
  /** Prefixes of token names: `ink` shows `--otm-ink`, `--otm-ink-muted`, … */
  readonly groups: readonly string[];
  /** The token of the background color. */
  readonly on?: string;
}

const fits = (ratio: number) => (ratio >= 7 ? 'AAA text' : ratio >= 4.5 ? 'AA text' : 'shapes');

/** Color tokens with their contrast on a background, measured on the page. */
export function Colors({ groups, on = '--otm-canvas' }: ColorsProps) {
  useTheme();
  const background = lightOf(tokenValue(on));
  return (
    <div className="foundation">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Contrast on {on.replace('--otm-', '')}</th>
          </tr>
        </thead>
        <tbody>
          {tokensOf(...groups)
            .filter(isColor)
            .map((name) => {
              const value = tokenValue(name);
              const ratio = contrast(lightOf(value), background);
              return (
                <tr key={name}>
                  <th scope="row">
                    <span className="foundation-swatch" style={{ background: `var(${name})` }} />
                    <code>{name}</code>
                  </th>
                  <td>{value}</td>
                  <td>
                    {ratio.toFixed(2)} {ratio >= 3 && `(${fits(ratio)})`}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}
