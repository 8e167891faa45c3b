import type { Plugin } from 'vite';

interface Importer {
  readonly imports: readonly string[];
}

/** The files that a chunk needs before it can run, besides those that it imports itself. */
export function deeperImports(
  chunk: Importer,
  chunks: Readonly<Record<string, Importer | undefined>>,
): readonly string[] {
  const needed = new Set(chunk.imports);
  for (const file of needed) for (const deeper of chunks[file]?.imports ?? []) needed.add(deeper);
  return [...needed].slice(chunk.imports.length);
}

/**
 * Has the first file of an island import every file that the island needs: a browser asks for all of them
 * at once, instead of for each level of imports when the one above it has arrived. As they come last,
 * everything runs in the order that it had.
 */
export const flatImports = (): Plugin => ({
  name: 'otm:flat-imports',
  renderChunk(code, chunk, _, { chunks }) {
    if (!chunk.isEntry && !chunk.isDynamicEntry) return null;
    // Every chunk is in the same folder.
    const files = deeperImports(chunk, chunks).map((file) => file.replace(/^.*\//, './'));
    return files.length > 0
      ? `${code}\n${files.map((file) => `import${JSON.stringify(file)};`).join('')}`
      : null;
  },
});
