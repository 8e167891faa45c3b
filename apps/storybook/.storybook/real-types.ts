import type { StrictArgTypes } from 'storybook/internal/types';

const literals = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value)));

/** Replaces the summary "union" in the controls by the members that a caller may write. */
export function showRealTypes({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const detail = table?.type?.detail;
      if (table?.type?.summary !== 'union') return [name, argType];
      const summary =
        type?.name === 'enum' ? literals(type.value).join(' | ') : (detail ?? 'union');
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
}
