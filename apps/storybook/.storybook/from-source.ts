/** Packages are read from their sources: nothing has to be built before a story is seen. */
export const fromSource = {
  conditions: ['@otm/source', 'module', 'browser', 'development|production'],
  dedupe: ['react', 'react-dom'],
};
