import type { Locale } from '@otm/schema';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The toolbar positions that docs pages follow. */
interface ToolbarGlobals {
  readonly theme: 'dark' | 'light';
  readonly locale: Locale;
}

interface GlobalsEvent {
  readonly globals: Partial<ToolbarGlobals>;
}

// The toolbar emits its globals before the first docs page renders.
const channel = addons.getChannel();
let current: ToolbarGlobals = { theme: 'dark', locale: 'en' };
const update = ({ globals }: GlobalsEvent) => {
  current = { theme: globals.theme ?? current.theme, locale: globals.locale ?? current.locale };
};
channel.on(SET_GLOBALS, update);
channel.on(GLOBALS_UPDATED, update);

function subscribe(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** Returns the toolbar's theme and language, for docs pages, which aren't stories. */
export const useToolbarGlobals = (): ToolbarGlobals =>
  useSyncExternalStore(subscribe, () => current);
