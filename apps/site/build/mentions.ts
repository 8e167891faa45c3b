/** The text before a block: the selectors of a rule, or the condition of an at-rule. */
const prelude = /[^{};]+(?=\{)/g;

const word = /[\w-]+/g;
const pseudo = /::?[\w-]+/g;
const openTag = /<([a-z][\w-]*)([^<>]*)>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const bootScript = /<script>(.*?)<\/script>/gs;

/** Attributes whose values name classes, or hold what an island may turn into markup. */
const namingAttributes = ['class', 'data-props', 'id'];

/**
 * Makes a function that returns the names in a document's markup that a style sheet selects: elements,
 * classes, ids, attributes and their values, and the words of its script. Its text is not markup: two
 * articles with the same elements get the same names.
 *
 * @throws Error if a selector looks for a part of a value.
 */
export function mentionsOf(css: string): (html: string) => ReadonlySet<string> {
  const selectors = (css.match(prelude) ?? []).filter((it) => !it.trimStart().startsWith('@'));
  const text = selectors.join(' ');
  const [partial] = /\[[\w-]+[$*^|~]=[^\]]*\]/.exec(text) ?? [];
  if (partial) throw new Error(`Select an entire value instead of ${partial}.`);
  const known = new Set(text.replace(pseudo, ' ').match(word));
  const compared = new Set([
    ...namingAttributes,
    ...[...text.matchAll(/\[([\w-]+)=/g)].map(([, name = '']) => name),
  ]);
  return (html) => {
    const found = new Set<string>();
    const add = (it: string) => known.has(it) && found.add(it);
    const markup = html.replace(bootScript, (_, code: string) => {
      code.match(word)?.forEach(add);
      return '';
    });
    for (const [, element = '', attributes = ''] of markup.matchAll(openTag)) {
      add(element);
      for (const [, name = '', value] of attributes.matchAll(attribute)) {
        add(name);
        if (value !== undefined && compared.has(name)) value.match(word)?.forEach(add);
      }
    }
    return found;
  };
}
