import { expect, it } from 'vitest';
import { exampleCode } from './example-code.ts';

const prop = { name: 'data', type: 'ChartData', required: true, description: '' };
const subject = {
  component: 'Card',
  importFrom: '@otm/ui',
  exports: [{ name: 'Card', description: '', props: [prop] }],
};

it('writes an import and an element with the props of a story', () => {
  expect(exampleCode(subject, { label: 'Hi', level: 2, plan: { id: 'a' } })).toBe(
    `import { Card } from '@otm/ui';\n\n<Card label="Hi" level={2} plan={{ id: 'a' }} />\n`,
  );
});

it('names the values that it cannot show, with their types', () => {
  expect(exampleCode(subject, { data: new Map() })).toBe(
    `import { Card } from '@otm/ui';\n\n// Yours: data (ChartData)\n<Card data={data} />\n`,
  );
});

it('writes content between the tags', () => {
  expect(exampleCode(subject, { children: 'Accept' })).toContain('<Card>Accept</Card>');
  expect(exampleCode(subject, { children: new Map() })).toContain('<Card>{children}</Card>');
  expect(exampleCode(subject, { children: 'a < b' })).toContain("<Card>{'a < b'}</Card>");
});

it('gives many props a line each', () => {
  const code = exampleCode(subject, { label: 'x'.repeat(40), name: 'y'.repeat(40) });
  expect(code).toContain(`<Card\n  label="${'x'.repeat(40)}"\n  name="${'y'.repeat(40)}"\n/>`);
});

it('indents a value of several lines', () => {
  const item = { label: 'z'.repeat(50) };
  expect(exampleCode(subject, { items: [item, item] })).toContain(
    `<Card\n  items={[\n    { label: '${'z'.repeat(50)}' },\n    { label: '${'z'.repeat(50)}' },\n  ]}\n/>`,
  );
});
