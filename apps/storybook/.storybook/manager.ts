import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandThemes } from './theme.ts';

interface GlobalsEvent {
  readonly globals?: { readonly theme?: string };
}

addons.setConfig({ theme: brandThemes.dark, sidebar: { showRoots: true } });

// The manager follows the toolbar's theme.
addons.register('brand', (api) => {
  const follow = ({ globals }: GlobalsEvent) =>
    api.setOptions({ theme: globals?.theme === 'light' ? brandThemes.light : brandThemes.dark });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
