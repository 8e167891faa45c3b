import ts from 'typescript-api';
import { describe, expect, it } from 'vitest';
import { keysOf } from './keys.ts';
import { literalProps } from './literal-props.ts';
import { markupOf } from './markup.ts';
import { readStoryFile } from './story-files.ts';
import { stylesOf } from './styles.ts';
import { importsIn, namesOf, titlesByFile, usesOf } from './usage.ts';

const markup = (source: string) =>
  markupOf(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

describe('a stories file', () => {
  const source = `import { Button, type ButtonProps } from './button.tsx';
const meta = {
  title: 'Components/Button',
  component: Button,
};`;

  it('names its page, its component and where that comes from', () => {
    expect(readStoryFile('packages/ui/src/button/button.stories.tsx', source)).toMatchObject({
      title: 'Components/Button',
      component: 'Button',
      importedFrom: 'packages/ui/src/button/button.tsx',
    });
  });

  it('documents nothing without a component of the kit', () => {
    expect(readStoryFile('x.stories.tsx', source.replace('component: Button', ''))).toBeUndefined();
    expect(readStoryFile('x.stories.tsx', source.replace('{ Button,', '{'))).toBeUndefined();
  });
});

it('reads classes, attributes, elements, keys and variables from markup', () => {
  const facts = markup(`
    const steps = { ArrowLeft: -1 };
    const close = (key: string) => key === 'Escape';
    export const Card = ({ open }) => (
      <article className="otm-card" data-state={open ? 'open' : 'closed'} style={{ '--size': 1 }}>
        <input type="radio" aria-label="x" onKeyDown={(event) => event.key === ' '} />
        <div tabIndex={0} />
      </article>
    );`);
  expect([...facts.classes]).toEqual(['otm-card']);
  expect([...(facts.attributes.get('data-state') ?? [])]).toEqual(['open', 'closed']);
  expect([...facts.elements]).toEqual(['article', 'input', '[type=radio]', 'div', '[tabIndex=0]']);
  expect([...facts.keys]).toEqual(['ArrowLeft', 'Escape', ' ']);
  expect([...facts.variables]).toEqual(['--size']);
});

it('reads the documented parts and properties of a custom element', () => {
  const facts = markup('/**\n * @csspart panel - x\n * @cssprop [--cw-x=1px] - y\n */ class X {}');
  expect([...facts.shadowParts]).toEqual(['panel']);
  expect([...facts.variables]).toEqual(['--cw-x']);
});

it('reads tokens, own variables and attributes from a style sheet', () => {
  const { tokens, variables, attributes } = stylesOf(`
    .a { --otm-gap: 1px; color: var(--otm-ink); gap: var(--otm-gap) }
    .a[data-variant="primary"]:not([aria-hidden]) { color: red }`);
  expect([...tokens]).toEqual(['--otm-ink']);
  expect([...variables]).toEqual(['--otm-gap']);
  expect([...attributes.keys()]).toEqual(['data-variant', 'aria-hidden']);
  expect([...(attributes.get('data-variant') ?? [])]).toEqual(['primary']);
});

describe('keys', () => {
  it('follow from the elements and from what the code handles', () => {
    const keys = keysOf(new Set(['a', 'dialog']), new Set(['ArrowLeft'])).map((each) => each.keys);
    expect(keys).toEqual(['Tab, Shift + Tab', 'Enter', 'Escape', 'ArrowLeft']);
  });

  it('name the space bar', () => {
    const keys = keysOf(new Set(['a']), new Set([' ']));
    expect(keys.at(-1)).toEqual({ keys: 'Space', does: 'Activates it.' });
  });

  it('submit a form with a field, not one that only groups choices', () => {
    const submits = (...elements: string[]) =>
      keysOf(new Set(elements), new Set()).some(({ does }) => does.startsWith('Submits'));
    expect(submits('form', 'input')).toBe(true);
    expect(submits('form', '[type=radio]')).toBe(false);
  });

  it('are none without anything to operate', () => {
    expect(keysOf(new Set(['p']), new Set())).toEqual([]);
  });
});

describe('usage', () => {
  const file = 'packages/ui/src/button/button.tsx';
  const subject = { names: ['Button', 'createButton'], package: '@otm/ui', file };
  const uses = (path: string, source: string) =>
    usesOf(subject, [importsIn(path, source)], new Map([[path, 'Pages/X']]));

  it.each([
    ['by package', 'apps/site/src/x.tsx', "import { Icon, Button } from '@otm/ui';"],
    ['by path', 'packages/ui/src/x/x.tsx', "import { Button } from '../button/button.tsx';"],
    ['by another name', 'apps/site/src/x.tsx', "import { Button as Base } from '@otm/ui';"],
    ['without React', 'apps/site/src/x.ts', "import { createButton } from '@otm/ui/dom';"],
  ])('finds an import %s, with the page of its file', (_, path, source) => {
    expect(uses(path, source)).toEqual([{ file: path, title: 'Pages/X' }]);
  });

  it.each([
    ['of a type', "import { type Button } from '@otm/ui';"],
    ['of another component of that name', "import { Button } from './button.tsx';"],
  ])('ignores an import %s', (_, source) => {
    expect(uses('apps/site/src/x.tsx', source)).toEqual([]);
  });
});

it('uses a component by the function that makes it without React as well', () => {
  const modal = 'packages/ui/src/modal/modal.tsx';
  expect(namesOf('Modal', modal)).toEqual(['Modal', 'createModal', 'openModal']);
});

it('offers a menu for a prop of a few strings', () => {
  const prop = { name: 'variant', description: '', required: false };
  const exports = [
    {
      name: 'Button',
      description: '',
      props: [
        { ...prop, type: "'primary' | 'text'" },
        { ...prop, name: 'label', type: 'string' },
      ],
    },
  ];
  expect(literalProps({ button: { title: 'Components/Button', exports } })).toEqual({
    'Components/Button': { variant: ['primary', 'text'] },
  });
});

it('prefers the docs page of the stories next to a component', () => {
  const source = 'packages/charts/src/figure/chart-figure.tsx';
  const titles = titlesByFile([
    { file: source.replace('.tsx', '.stories.tsx'), title: 'Charts/All indicators', source },
    { file: 'packages/charts/src/vwap/vwap.stories.tsx', title: 'Charts/VWAP', source },
  ]);
  expect(titles.get(source)).toBe('Charts/All indicators');
});
