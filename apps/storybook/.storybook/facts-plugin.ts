import type { Plugin } from 'vite';
import { collectFacts } from '../src/facts/collect-facts.ts';
import { literalProps } from '../src/facts/literal-props.ts';

const factsId = 'virtual:component-facts';
const literalsId = 'virtual:literal-props';

/** Provides the facts about all components to docs pages; read once a build, and after each edit. */
export function componentFacts(): Plugin {
  let facts: ReturnType<typeof collectFacts> | undefined;
  const read = () => {
    facts ??= collectFacts();
    return facts;
  };
  return {
    name: 'component-facts',
    resolveId: (source) => ([factsId, literalsId].includes(source) ? `\0${source}` : undefined),
    load(source) {
      if (source === `\0${factsId}`) return `export const facts = ${JSON.stringify(read())};`;
      if (source !== `\0${literalsId}`) return undefined;
      // Stories that run as tests have no controls.
      const literals = process.env.VITEST ? {} : literalProps(read());
      return `export const literals = ${JSON.stringify(literals)};`;
    },
    // For the tests of the built Storybook.
    generateBundle() {
      const file = { type: 'asset', fileName: 'component-facts.json' } as const;
      if (facts) this.emitFile({ ...file, source: JSON.stringify(facts) });
    },
    hotUpdate({ file }) {
      if (!/\.(tsx|css)$/.test(file)) return;
      facts = undefined;
      for (const id of [factsId, literalsId]) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };
}
