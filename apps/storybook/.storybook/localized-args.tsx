import type { Decorator } from '@storybook/react-vite';

/**
 * A story's `args` are its English texts; `parameters.es` holds the props that differ in Spanish,
 * so that one story exists in both languages.
 */
export const localizedArgs: Decorator = (Story, { args, globals, parameters }) =>
  Story({ args: { ...args, ...parameters[globals.locale] } });
