import { expect, it } from 'vitest';
import { stressModes, themeNames } from '../.storybook/toolbar.ts';

it.each(Object.keys(themeNames))('checks the colors of more contrast in the %s theme', (theme) => {
  // Forced colors turn axe's rule for contrast off.
  const checked = Object.values(stressModes).filter(
    (mode) => mode.contrast === 'more' && mode.forcedColors !== 'active',
  );
  expect(checked.map((mode) => mode.theme ?? 'dark')).toContain(theme);
});
