import {
  AnchorMdx,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Returns the description of a story, from its JSDoc. */
const descriptionOf = (parameters: { docs?: { description?: { story?: string } } }) =>
  parameters.docs?.description?.story;

/**
 * A component's docs page: its description, its first story, its props with their JSDoc, and a link
 * to each state. Doesn't render the states, because modals and full pages can't share a document.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="">
              {name}
            </AnchorMdx>{' '}
            {descriptionOf(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}
