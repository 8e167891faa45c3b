import { parse } from 'postcss';

/**
 * A style sheet as a painter of SVG reads it: no layers, no conditions, and every variable with the
 * value that it has on the root, in the default theme.
 */
export function plainCss(css: string): string {
  const root = parse(css);
  root.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
  root.walkAtRules((rule) => {
    rule.remove();
  });
  const values = new Map<string, string>();
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      values.set(prop, value);
    });
    rule.remove();
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`Set ${name} in tokens.css: it has no value.`);
      return value;
    });
  });
  return root.toString();
}
