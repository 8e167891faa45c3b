import { AtRule, type Container, parse, Rule } from 'postcss';

/** Returns a nested selector in the terms of its parent. */
const within = (parent: string, selector: string): string =>
  selector.includes('&') || parent === ''
    ? selector.replaceAll('&', parent)
    : `${parent} ${selector}`;

function* selectorsOf(container: Container, parents: readonly string[]): Generator<string> {
  for (const node of container.nodes ?? []) {
    if (node instanceof AtRule) yield* selectorsOf(node, parents);
    if (!(node instanceof Rule)) continue;
    const own = parents.flatMap((it) => node.selectors.map((selector) => within(it, selector)));
    yield* own;
    yield* selectorsOf(node, own);
  }
}

/** Lists the selectors of a style sheet as they are without nesting. */
export const flatSelectors = (css: string): readonly string[] => [...selectorsOf(parse(css), [''])];
