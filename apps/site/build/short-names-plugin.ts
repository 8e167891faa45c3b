import type { Plugin } from 'vite';
import { siteConstants } from './constant-tokens.ts';
import { longNamesIn, siteShortNames } from './short-names.ts';

/** Lists the long names in each chunk's code, by its file. */
export const shortNamesFile = '.vite/names.json';

interface ShortNamesOptions {
  /** Whether to write {@link shortNamesFile}: the short names in code don't lead back to the long ones. */
  readonly lists?: boolean;
}

/** Writes short names and constant tokens into the code of a bundle. */
export function shortNamesPlugin({ lists = false }: ShortNamesOptions = {}): Plugin {
  const { shorten } = siteShortNames();
  const inlineConstants = siteConstants();
  const found = new Map<string, readonly string[]>();
  const keyOf = (chunk: { readonly moduleIds: readonly string[] }) => chunk.moduleIds.join('\n');
  return {
    name: 'otm-short-names',
    renderChunk: (code, chunk) => {
      const inlined = inlineConstants(code);
      found.set(keyOf(chunk), longNamesIn(inlined));
      return { code: shorten(inlined), map: null };
    },
    generateBundle(_, bundle) {
      if (!lists) return;
      const names = Object.values(bundle).flatMap((it) =>
        it.type === 'chunk' ? [[it.fileName, found.get(keyOf(it))] as const] : [],
      );
      const source = JSON.stringify(Object.fromEntries(names));
      this.emitFile({ type: 'asset', fileName: shortNamesFile, source });
    },
  };
}
