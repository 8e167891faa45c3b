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

/** One sentence of a story, from its JSDoc. */
const sentenceOf = (parameters: { docs?: { description?: { story?: string } } }) =>
  parameters.docs?.description?.story;

/**
 * The page of a component: what it is, its first story, its props with their JSDoc, and a link to
 * each state. The states are not drawn here: several modals or whole pages would share one document.
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
            {sentenceOf(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}
