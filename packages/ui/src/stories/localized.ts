import type { Locale } from '@otm/schema';
import type { ComponentProps, ElementType } from 'react';

/** Props that exist on the component; a prop with a typo becomes `never` and doesn't compile. */
type KnownProps<Args, Component extends ElementType> = {
  readonly [Name in keyof Args]: Name extends keyof ComponentProps<Component>
    ? ComponentProps<Component>[Name]
    : never;
};

/** The props of a story in the default language, and the ones that differ in each other language. */
type LocalizedArgs<Component extends ElementType, Args> = {
  readonly en: Args & KnownProps<Args, Component>;
  /** The other parameters of the story. */
  readonly parameters?: Readonly<Record<string, unknown>>;
} & { readonly [Other in Exclude<Locale, 'en'>]: Partial<ComponentProps<Component>> };

/**
 * Returns the `args` and `parameters` of a story that exists in every language. Spread the result
 * into the story or its meta. Storybook's preview replaces the props in `args` by those of the
 * toolbar's language.
 */
export function localized<
  Component extends ElementType,
  Args extends Partial<ComponentProps<Component>>,
>(_component: Component, { en, parameters, ...others }: LocalizedArgs<Component, Args>) {
  return { args: en as Args, parameters: { ...parameters, ...others } };
}
