import './do-and-dont.css';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A rule and its examples. */
export interface DoAndDontProps {
  /** The rule and its reason, in one sentence. */
  readonly rule: string;
  /** Real components, used well. */
  readonly does: ReactNode;
  /** The same components, used badly. */
  readonly doesNot: ReactNode;
}

/** A rule with an example that follows it and one that breaks it. */
export function DoAndDont({ rule, does, doesNot }: DoAndDontProps) {
  return (
    <Unstyled>
      <div className="do-and-dont">
        <p>{rule}</p>
        <figure>
          <figcaption>Do</figcaption>
          <div>{does}</div>
        </figure>
        <figure data-wrong>
          <figcaption>Do not</figcaption>
          <div>{doesNot}</div>
        </figure>
      </div>
    </Unstyled>
  );
}
