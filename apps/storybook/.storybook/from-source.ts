/** Resolves packages to their sources, so that nothing has to be built first. */
export const fromSource = {
  conditions: ['@otm/source', 'module', 'browser', 'development|production'],
  dedupe: ['react', 'react-dom'],
};
