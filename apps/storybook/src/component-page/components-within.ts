import type { ComponentFacts } from '../facts/component-facts.ts';

type Compositions = Readonly<Record<string, Pick<ComponentFacts, 'madeOf'>>>;

/** Returns the titles of all components inside a component, at any depth. */
export function componentsWithin(title: string, facts: Compositions): ReadonlySet<string> {
  const found = new Set([title]);
  for (const each of found) {
    for (const part of facts[each]?.madeOf ?? []) found.add(part);
  }
  found.delete(title);
  return found;
}
