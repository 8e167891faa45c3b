import { AtRule, type ChildNode, parse, Rule } from 'postcss';

/** A class, or, inside of a rule, a class or attribute of its element. */
const firstPart = /^(?:[&>+~]?\.[\w-]+|&\[[^\]]*\])/;

/** Returns the class or attribute that every selector of a rule starts with. */
function ownerOf(node: ChildNode): string | undefined {
  if (!(node instanceof Rule)) return undefined;
  const [owner, ...others] = new Set(node.selectors.map((it) => firstPart.exec(it)?.[0]));
  return others.length === 0 ? owner : undefined;
}

/** Writes the rest of a selector after its owner, as inside of the owner's rule. */
function inside(selector: string, owner: string): string {
  const rest = selector.slice(owner.length);
  if (rest === '') return '&';
  return /^[ >+~]/.test(rest) ? rest.trimStart() : `&${rest}`;
}

const contentOf = (rule: Rule) => rule.nodes.map(String).join(';');

/** Writes rules of one owner as one rule. */
function written(rules: readonly Rule[], owner: string): string {
  const [first, ...others] = rules;
  const isOwn = first?.selector === owner;
  const nested = (isOwn ? others : rules).map((rule) =>
    rule.clone({ selectors: rule.selectors.map((it) => inside(it, owner)) }),
  );
  return `${owner}{${first && isOwn ? `${contentOf(first)};` : ''}${nest(nested)}}`;
}

/** Writes a node that has no neighbor of the same owner. */
function alone(node: ChildNode): string {
  if (!(node instanceof AtRule)) return String(node);
  if (!node.nodes) return `${node};`;
  const hasRules = node.nodes.some((it) => it.type !== 'decl');
  if (!hasRules || node.name === 'keyframes') return String(node);
  return `@${node.name}${node.params && ' '}${node.params}{${nest(node.nodes)}}`;
}

function nest(nodes: readonly ChildNode[]): string {
  const groups: { readonly owner: string | undefined; readonly nodes: ChildNode[] }[] = [];
  for (const node of nodes) {
    const owner = ownerOf(node);
    const last = groups.at(-1);
    if (owner && last?.owner === owner) last.nodes.push(node);
    else groups.push({ owner, nodes: [node] });
  }
  return groups
    .map(({ owner, nodes: [first, ...others] }) => {
      if (!first) return '';
      const rules = [first, ...others].filter((it) => it instanceof Rule);
      return owner && rules.length > 1 ? written(rules, owner) : alone(first);
    })
    .join('');
}

/**
 * Puts neighboring rules that start with the same class, and in them with the same class or attribute,
 * into one nested rule, as sources have them:
 * the same cascade in fewer bytes. What cuts styles reads flat rules, so this comes last.
 */
export const nestedCss = (css: string): string => nest(parse(css).nodes);
