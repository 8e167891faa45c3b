import './foundations.css';
import { contrastPairs } from '@otm/ui/tokens';
import { contrast, lightOf } from './contrast.ts';
import { tokenValue } from './tokens.ts';
import { useTheme } from './use-theme.ts';

const lightOfToken = (name: string) => lightOf(tokenValue(`--otm-${name}`));

interface PairProps {
  readonly token: string;
  readonly fill: string;
  /** The contrast that the pair needs: 3 for lines and shapes, more for text. */
  readonly least: number;
}

/** A pair as text or as an outline, whichever the product uses it for. */
function Pair({ token, fill, least }: PairProps) {
  const name = `${token} on ${fill}`;
  const style = { color: `var(--otm-${token})`, background: `var(--otm-${fill})` };
  if (least >= 4.5)
    return (
      <span className="foundation-pair" style={style}>
        {name}
      </span>
    );
  return (
    <>
      <span className="foundation-outline" style={style} /> {name}
    </>
  );
}

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
                <Pair token={token} fill={fill} least={least} />
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
