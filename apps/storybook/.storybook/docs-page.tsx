import {
  AnchorMdx,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Title,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext } from 'react';
import { ComponentSections } from '../src/component-page/component-sections.tsx';
import { exampleCode } from '../src/component-page/example-code.ts';
import { Status } from '../src/component-page/fact-lists.tsx';
import { Prose } from '../src/component-page/fact-tables.tsx';
import { loadFacts } from '../src/component-page/load-facts.ts';

/** Returns the description of a story, from its JSDoc. */
const descriptionOf = (parameters: { docs?: { description?: { story?: string } } }) =>
  parameters.docs?.description?.story;

interface PageOf {
  /** The title of the page's stories. */
  readonly title: string;
}

/** Code to copy, with the props of the page's first story. */
function Example({ title }: PageOf) {
  const loaded = use(loadFacts(title));
  const [story] = useContext(DocsContext).componentStories();
  if (!loaded || !story) return null;
  return <Source code={exampleCode(loaded.facts, story.initialArgs)} language="tsx" />;
}

/** Its status and its purpose; Storybook's own description shows JSDoc links as they're written. */
function Introduction({ title }: PageOf) {
  const loaded = use(loadFacts(title));
  if (!loaded) return <Description />;
  return (
    <>
      <Status facts={loaded.facts} />
      <p>
        <Prose text={loaded.facts.exports[0]?.description ?? ''} />
      </p>
    </>
  );
}

function Sections({ title }: PageOf) {
  const loaded = use(loadFacts(title));
  return loaded && <ComponentSections {...loaded} />;
}

/**
 * A component's docs page: what it's for, its first story with its code, a link to each state, and
 * what `src/facts` reads from its source. Doesn't render the states, because modals and full pages
 * can't share a document.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const title = stories[0]?.title ?? '';
  return (
    <>
      <Title />
      <Suspense>
        <Introduction title={title} />
      </Suspense>
      <Primary />
      <Suspense>
        <Example title={title} />
      </Suspense>
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
      <Suspense>
        <Sections title={title} />
      </Suspense>
    </>
  );
}
