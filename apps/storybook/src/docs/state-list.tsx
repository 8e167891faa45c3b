import './state-list.css';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { namedStates } from '../named-states.ts';

/** A list of links to every state that the specification names. */
export function StateList() {
  return (
    <ul className="state-list">
      {namedStates.map(({ label, story }) => (
        <li key={label}>
          <AnchorMdx href={`?path=/story/${story}`} target="">
            {label}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}
