import './foundations.css';
import { contrast, lightOf } from './contrast.ts';
import { isColour, tokensOf, tokenValue } from './tokens.ts';
import { useTheme } from './use-theme.ts';

export interface ColoursProps {
  /** First words of the tokens' names: `ink` shows `--otm-ink`, `--otm-ink-muted`, … */
  readonly groups: readonly string[];
  /** The token whose colour lies below. */
  readonly on?: string;
}

const fits = (ratio: number) => (ratio >= 7 ? 'AAA text' : ratio >= 4.5 ? 'AA text' : 'shapes');

/** Colour tokens with the contrast that they have, measured on the page, on what lies below. */
export function Colours({ groups, on = '--otm-canvas' }: ColoursProps) {
  useTheme();
  const below = lightOf(tokenValue(on));
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
            .filter(isColour)
            .map((name) => {
              const value = tokenValue(name);
              const ratio = contrast(lightOf(value), below);
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
