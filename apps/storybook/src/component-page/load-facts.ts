import type { ComponentDocs } from '@otm/ui/stories';
import type { ComponentFacts } from '../facts/component-facts.ts';

/** The content of a component's docs page. */
interface LoadedFacts {
  readonly facts: ComponentFacts;
  readonly docs: ComponentDocs | undefined;
}

/** The path of the chat widget's docs: its package depends on nothing, not even for its stories. */
const chatDocs = './chat.docs.tsx';

const docsPathOf = (stories: string) =>
  stories.startsWith('packages/chat-widget/')
    ? chatDocs
    : `../../../../${stories.replace('.stories.tsx', '.docs.tsx')}`;

const docsFiles = import.meta.glob<{ readonly docs: ComponentDocs }>([
  '../../../../packages/*/src/**/*.docs.tsx',
  './chat.docs.tsx',
]);

async function load(title: string): Promise<LoadedFacts | undefined> {
  const { facts } = await import('virtual:component-facts');
  const found = facts[title];
  if (!found) return undefined;
  const module = await docsFiles[docsPathOf(found.stories)]?.();
  return { facts: found, docs: module?.docs };
}

const loading = new Map<string, ReturnType<typeof load>>();

/** Loads what is known about the component of a docs page; one promise a page, for `use`. */
export function loadFacts(title: string): ReturnType<typeof load> {
  const promise = loading.get(title) ?? load(title);
  loading.set(title, promise);
  return promise;
}
