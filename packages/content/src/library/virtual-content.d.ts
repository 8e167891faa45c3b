declare module 'virtual:otm-content' {
  /** The parsed Markdown, from the Vite plugin. */
  export const source: import('../markdown/source.ts').ContentSource;
}
