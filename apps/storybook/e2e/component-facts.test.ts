import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentFacts } from '../src/facts/component-facts.ts';
import { root } from '../src/facts/story-files.ts';
import { dist, readIndex } from '../src/story-index.ts';

const facts: Readonly<Record<string, ComponentFacts>> = JSON.parse(
  readFileSync(`${dist}/component-facts.json`, 'utf8'),
);
const components = Object.values(facts);
/** Components that other projects use, and what they're put together to: the site. */
const offered = components.filter(({ title }) => !title.startsWith('Pages/'));

it('reads the facts about every component', () => {
  expect(offered.length).toBeGreaterThan(40);
  expect(components.length).toBeGreaterThan(130);
});

describe.each(components)(
  '$title',
  ({ exports, parts, shadowParts, tokens, variables, ...rest }) => {
    it('has a purpose: the JSDoc of its component', () => {
      expect(exports[0]?.name).toBe(rest.component);
      expect(exports[0]?.description.length).toBeGreaterThan(15);
    });

    it('describes each of its own props', () => {
      const undescribed = exports.flatMap(({ name, props }) =>
        props
          .filter(({ description }) => !description.trim())
          .map((prop) => `${name}: ${prop.name}`),
      );
      expect(undescribed).toEqual([]);
    });

    it('has an anatomy: class names or shadow parts', () => {
      expect(parts.length + shadowParts.length).toBeGreaterThan(0);
    });

    it('has real types, resolved by the compiler', () => {
      const types = exports.flatMap(({ props }) => props.map(({ type }) => type));
      expect(types.filter((type) => /^(union|any|unknown|error|)$/.test(type))).toEqual([]);
    });

    it('lists the tokens of its style sheet', () => {
      const css = globSync(`${root}${dirname(rest.file)}/*.css`).map((file) =>
        readFileSync(file, 'utf8'),
      );
      const uses = css.some((text) => text.includes('var(--otm-'));
      if (uses) expect(tokens.length + variables.length).toBeGreaterThan(0);
    });

    it('lists keys if it can be operated', () => {
      const operable = rest.elements.some((name) => /^(a|button|summary|input|select)$/.test(name));
      if (operable) expect(rest.keys.length).toBeGreaterThan(0);
    });
  },
);

it('resolves a union to what a caller may write', () => {
  const [button] = facts['Components/Button']?.exports ?? [];
  const variant = button?.props.find(({ name }) => name === 'variant');
  expect(variant?.type.split(' | ').sort()).toEqual(["'primary'", "'secondary'", "'text'"]);
  expect(variant?.defaultValue).toBe("'secondary'");
});

it('lists the members of the types that a prop takes, of lists and of callbacks as well', () => {
  const props = facts['Components/Tabs']?.exports[0]?.props ?? [];
  const tab = 'id: string\nlabel: string\nhref: string';
  expect(props.find(({ name }) => name === 'tabs')?.members).toBe(tab);
  expect(props.find(({ name }) => name === 'onSelect')?.members).toBe(tab);
});

const operable = offered.filter(
  ({ keys, title }) => keys.length > 0 && /^(Components|Blocks|Forms)\//.test(title),
);

it.each(operable)('$title has all variants in all states of pointer and keyboard', ({ title }) => {
  const names = readIndex().filter((entry) => entry.title === title && entry.type === 'story');
  expect(names.map(({ id }) => id)).toContainEqual(expect.stringMatching(/--matrix$/));
});

it('explains the items of every list that a prop takes', () => {
  const props = offered.flatMap(({ exports }) => exports.flatMap((each) => each.props));
  const lists = props.filter(({ type }) => /^readonly [A-Z]\w+\[\]$/.test(type));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ members }) => !members)).toEqual([]);
});

it('lists what changed since the first version', () => {
  const changes = facts['Components/Carousel']?.changes;
  expect(changes?.named.map(({ text }) => text).join()).toContain('A `Carousel` whose slider');
  expect(changes?.ofPackage.at(-1)).toMatchObject({ version: '0.1.0' });
});

it.each(offered)('$title has changes of its own or of its package', ({ changes }) => {
  expect(changes.named.length + changes.ofPackage.length).toBeGreaterThan(0);
});

it('resolves a type parameter to what it extends', () => {
  const [hidden] = facts['Components/Visually hidden']?.exports ?? [];
  expect(hidden?.props.find(({ name }) => name === 'as')?.type).toContain("'legend'");
});

it('finds where the product uses a component, with its docs page', () => {
  expect(facts['Components/Plan card']?.usedBy).toContainEqual({
    file: 'apps/site/src/pages/buy/plan-choice.tsx',
    title: 'Pages/Buy/Plans',
  });
  const modal = facts['Components/Modal']?.usedBy.map(({ file }) => file);
  expect(modal).toContain('apps/site/src/pages/home/open-review.ts');
});
