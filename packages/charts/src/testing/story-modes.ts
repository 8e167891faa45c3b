/**
 * Conditions under which every chart has a story, besides the languages and themes that every story
 * has. `emulate` lists the media features to emulate in the browser.
 */
export const modes = {
  /** 320 px, the narrowest supported width. */
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
      // Colors are forced on paint, but axe reads the declared ones.
      a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
    },
  },
  reducedMotion: { parameters: { emulate: { reducedMotion: 'reduce' } } },
} as const;
