import { createRequire } from 'node:module';

interface Axe {
  readonly getRules: (tags: readonly string[]) => readonly {
    readonly ruleId: string;
    readonly tags: readonly string[];
  }[];
}

// The version that the tests run: it's a dependency of their package, not of ours.
const axe: Axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core');

/** Returns the rules of axe that check a criterion, among those with one of the tags. */
export function axeRulesOf(id: string, tags: readonly string[]): readonly string[] {
  const criterion = `wcag${id.replaceAll('.', '')}`;
  return axe
    .getRules(tags)
    .filter((rule) => rule.tags.includes(criterion))
    .map(({ ruleId }) => ruleId);
}
