import './foundations.css';
import { contrastPairs } from '@otm/ui/tokens';
import { contrast, lightOf } from './contrast.ts';
import { tokenValue } from './tokens.ts';
import { useTheme } from './use-theme.ts';

const lightOfToken = (name: string) => lightOf(tokenValue(`--otm-${name}`));

/** Every pair of tokens that may meet, with its contrast on this page and the one it needs. */
export function ContrastPairs() {
  useTheme();
  return (
    <div className="foundation">
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Measured</th>
            <th scope="col">Needed</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([token, fill, least]) => (
            <tr key={`${token} ${fill}`}>
              <th scope="row">
                <span
                  className="foundation-pair"
                  style={{ color: `var(--otm-${token})`, background: `var(--otm-${fill})` }}
                >
                  {token} on {fill}
                </span>
              </th>
              <td>{contrast(lightOfToken(token), lightOfToken(fill)).toFixed(2)}</td>
              <td>{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
