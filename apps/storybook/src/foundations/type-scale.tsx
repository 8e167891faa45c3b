import './foundations.css';
import { tokensOf, tokenValue } from './tokens.ts';

export interface TypeScaleProps {
  /** What is set in every size. */
  readonly text: string;
}

/** Every text size of the kit in its own font, with the value that the style sheet gives it. */
export function TypeScale({ text }: TypeScaleProps) {
  return (
    <dl className="foundation">
      {tokensOf('text-').map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {tokenValue(name)}
          </dt>
          <dd style={{ fontSize: `var(${name})` }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
