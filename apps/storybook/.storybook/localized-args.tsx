import type { Decorator } from '@storybook/react-vite';

/** Replaces the English `args` of a story by the props that `localized` has for the language. */
export const localizedArgs: Decorator = (Story, { args, globals, parameters }) =>
  Story({ args: { ...args, ...parameters[globals.locale] } });
