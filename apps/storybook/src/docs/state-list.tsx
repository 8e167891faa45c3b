import './state-list.css';
import { VisuallyHidden } from '@otm/ui';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { namedStates } from '../named-states.ts';

const things = Map.groupBy(namedStates, ({ thing }) => thing);

/** Links to every state that the specification names, by component or page. */
export function StateList() {
  return (
    <Unstyled>
      <dl className="state-list">
        {[...things].map(([thing, states]) => (
          <div key={thing}>
            <dt>{thing}</dt>
            {states.map(({ label, state, story }) => (
              <dd key={label}>
                <AnchorMdx href={`?path=/story/${story}`} target="">
                  {state && <VisuallyHidden>{thing} </VisuallyHidden>}
                  {state || thing}
                </AnchorMdx>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}
