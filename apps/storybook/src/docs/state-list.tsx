import './state-list.css';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { namedStates } from '../named-states.ts';

/** A link to every state that the specification names: one click from the front page. */
export function StateList() {
  return (
    <ul className="state-list">
      {namedStates.map(({ words, story }) => (
        <li key={words}>
          <AnchorMdx href={`?path=/story/${story}`} target="">
            {words}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}
