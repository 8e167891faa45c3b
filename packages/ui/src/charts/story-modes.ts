/**
 * The conditions under which every chart has a story. `emulate` is what a browser must be told
 * from outside; the runner of the stories reads it.
 */
export const modes = {
  light: { globals: { theme: 'light' } },
  narrow: { globals: { viewport: { value: 'mobile1', isRotated: false } } },
  forcedColors: { parameters: { emulate: { forcedColors: 'active' } } },
  reducedMotion: { parameters: { emulate: { reducedMotion: 'reduce' } } },
} as const;
