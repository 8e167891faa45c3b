import type { Plugin } from 'vite';
import { collectFacts } from '../src/facts/collect-facts.ts';

const id = 'virtual:component-facts';
const resolved = `\0${id}`;

/** Provides the facts about all components to docs pages; read once a build, and after each edit. */
export function componentFacts(): Plugin {
  let facts: ReturnType<typeof collectFacts> | undefined;
  return {
    name: 'component-facts',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined;
      facts ??= collectFacts();
      return `export const facts = ${JSON.stringify(facts)};`;
    },
    // For the tests of the built Storybook.
    generateBundle() {
      const file = { type: 'asset', fileName: 'component-facts.json' } as const;
      if (facts) this.emitFile({ ...file, source: JSON.stringify(facts) });
    },
    hotUpdate({ file }) {
      if (!/\.(tsx|css)$/.test(file)) return;
      facts = undefined;
      const module = this.environment.moduleGraph.getModuleById(resolved);
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}
