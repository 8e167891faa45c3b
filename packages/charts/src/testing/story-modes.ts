/**
 * Conditions under which every chart has a story, beside the languages and themes that each story
 * is shown in anyway. `emulate` is what a browser must be told from outside.
 */
export const modes = {
  /** 320 px, the narrowest width that must work. */
  narrow: {
    globals: { viewport: { value: 'narrowest', isRotated: false } },
    parameters: {
      viewport: {
        options: {
          narrowest: { name: '320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        },
      },
    },
  },
  forcedColors: {
    parameters: {
      emulate: { forcedColors: 'active' },
      // Forced while painting: axe reads the colours that were written, not those that are seen.
      a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
    },
  },
  reducedMotion: { parameters: { emulate: { reducedMotion: 'reduce' } } },
} as const;
