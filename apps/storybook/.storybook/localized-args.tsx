import type { Decorator } from '@storybook/react-vite';

/**
 * Replaces the English `args` of a story by the props that `localized` has for the language, except
 * those that a reader has changed in the controls.
 */
export const localizedArgs: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const translations = Object.entries(parameters[globals.locale] ?? {});
  const untouched = translations.filter(([name]) => Object.is(args[name], initialArgs[name]));
  return Story({ args: { ...args, ...Object.fromEntries(untouched) } });
};
