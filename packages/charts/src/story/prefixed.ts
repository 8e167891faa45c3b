/** Puts the name of a mark before the names of its numbers: `push.delta`. */
export const prefixed = (
  prefix: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
