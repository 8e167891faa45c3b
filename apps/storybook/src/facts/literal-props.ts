import type { ComponentFacts } from './component-facts.ts';

/** The values of props that take one of a few strings: by docs page, then by prop. */
export type LiteralProps = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const literals = /^'[^']*'( \| '[^']*')+$/;

const valuesOf = (type: string) => type.split(' | ').map((literal) => literal.slice(1, -1));

type Typed = Readonly<Record<string, Pick<ComponentFacts, 'title' | 'exports'>>>;

/** Returns the props that a menu of their values can set. */
export function literalProps(facts: Typed): LiteralProps {
  return Object.fromEntries(
    Object.values(facts).flatMap(({ title, exports: [component] }) => {
      const props = component?.props.filter(({ type }) => literals.test(type)) ?? [];
      if (props.length === 0) return [];
      return [[title, Object.fromEntries(props.map(({ name, type }) => [name, valuesOf(type)]))]];
    }),
  );
}
