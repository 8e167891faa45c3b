import { literals } from 'virtual:literal-props';
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

const codeOf = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value)));

/** Returns a menu of the values that the compiler found, where Storybook would edit an object. */
function withMenu(argType: StrictInputType, options: readonly string[]): StrictInputType {
  const summary = codeOf(options).join(' | ');
  return {
    ...argType,
    options,
    control: { type: options.length > 4 ? 'select' : 'inline-radio' },
    table: { ...argType.table, type: { summary } },
  };
}

/** Replaces the summary "union" by the members that a caller may write. */
function withMembers(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (table?.type?.summary !== 'union') return argType;
  const detail = table.type.detail ?? 'union';
  const summary = type?.name === 'enum' ? codeOf(type.value).join(' | ') : detail;
  return { ...argType, table: { ...table, type: { summary } } };
}

interface EnhancerContext {
  readonly argTypes: StrictArgTypes;
  /** The title of the docs page. */
  readonly title: string;
}

/** Shows what a caller may write, in the table of props and in the controls. */
export function showRealTypes({ argTypes, title }: EnhancerContext): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const options = literals[title]?.[name];
      return [name, options ? withMenu(argType, options) : withMembers(argType)];
    }),
  );
}
