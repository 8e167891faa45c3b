import { parse } from 'postcss';

/** The custom properties and attributes in a style sheet. */
export interface Styles {
  readonly tokens: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads a style sheet. */
export function stylesOf(css: string): Styles {
  const tokens = new Set<string>();
  const variables = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const sheet = parse(css);
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) variables.add(prop);
    for (const [, name = ''] of value.matchAll(/var\((--otm-[\w-]+)/g)) tokens.add(name);
  });
  sheet.walkRules(({ selector }) => {
    const pattern = /\[((?:data|aria)-[\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?/g;
    for (const [, name = '', value] of selector.matchAll(pattern)) {
      const values = attributes.get(name) ?? new Set();
      if (value) values.add(value);
      attributes.set(name, values);
    }
  });
  return {
    tokens: new Set([...tokens].filter((name) => !variables.has(name))),
    variables,
    attributes,
  };
}
