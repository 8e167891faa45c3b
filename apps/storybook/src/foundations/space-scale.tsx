import './foundations.css';
import { tokensOf, tokenValue } from './tokens.ts';

/** Every space and corner radius of the kit, drawn at its size. */
export function SpaceScale() {
  return (
    <dl className="foundation">
      {tokensOf('space-', 'target', 'control', 'header').map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {tokenValue(name)}
          </dt>
          <dd>
            <span className="foundation-bar" style={{ inlineSize: `var(${name})` }} />
          </dd>
        </div>
      ))}
      {tokensOf('radius-').map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {tokenValue(name)}
          </dt>
          <dd>
            <span className="foundation-corner" style={{ borderRadius: `var(${name})` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
