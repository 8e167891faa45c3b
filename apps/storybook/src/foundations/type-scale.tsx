import './foundations.css';
import { tokensOf, tokenValue } from './tokens.ts';

/** The sample text. */
export interface TypeScaleProps {
  /** Shown in every size. */
  readonly text: string;
}

/** Every text size of the kit, with its value in the style sheet. */
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
