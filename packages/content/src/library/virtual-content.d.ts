declare module 'virtual:otm-content' {
  /** What the Vite plugin parsed. */
  export const source: import('../markdown/source.ts').ContentSource;
}
