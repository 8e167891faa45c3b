import type { Localized } from '@otm/schema';
import type { ComponentDocs } from '@otm/ui/stories';
import type { ComponentFacts } from '../facts/component-facts.ts';
import { componentsWithin } from './components-within.ts';

/** The rules of a component that a part of the site is made of. */
export interface PartRules {
  /** The title of the component's docs page, where the rules are pictured. */
  readonly title: string;
  readonly rules: readonly Localized<string>[];
}

/** The content of a component's docs page. */
interface LoadedFacts {
  readonly facts: ComponentFacts;
  readonly docs: ComponentDocs | undefined;
  /** The rules that a component without its own follows. */
  readonly partRules: readonly PartRules[];
}

type AllFacts = Readonly<Record<string, ComponentFacts>>;

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

const loadDocs = async ({ stories }: ComponentFacts) =>
  (await docsFiles[docsPathOf(stories)]?.())?.docs;

/** Returns the rules of all components inside a component. */
async function rulesWithin(title: string, facts: AllFacts): Promise<readonly PartRules[]> {
  const parts = [...componentsWithin(title, facts)].sort();
  const loaded = await Promise.all(
    parts.map(async (part) => {
      const docs = facts[part] && (await loadDocs(facts[part]));
      return { title: part, rules: docs?.guidelines.map(({ rule }) => rule) ?? [] };
    }),
  );
  return loaded.filter(({ rules }) => rules.length > 0);
}

async function load(title: string): Promise<LoadedFacts | undefined> {
  const { facts } = await import('virtual:component-facts');
  const found = facts[title];
  if (!found) return undefined;
  const docs = await loadDocs(found);
  return { facts: found, docs, partRules: docs ? [] : await rulesWithin(title, facts) };
}

const loading = new Map<string, ReturnType<typeof load>>();

/** Loads what is known about the component of a docs page; one promise a page, for `use`. */
export function loadFacts(title: string): ReturnType<typeof load> {
  const promise = loading.get(title) ?? load(title);
  loading.set(title, promise);
  return promise;
}
