import { expect, it } from 'vitest';
import { exampleCode } from './example-code.ts';

const subject = { component: 'Card', importFrom: '@otm/ui' };

it('writes an import and an element with the props of a story', () => {
  expect(exampleCode(subject, { label: 'Hi', level: 2, plan: {} })).toBe(
    `import { Card } from '@otm/ui';\n\n<Card label="Hi" level={2} plan={plan} />\n`,
  );
});

it('writes content between the tags', () => {
  expect(exampleCode(subject, { children: 'Accept' })).toContain('<Card>Accept</Card>');
  expect(exampleCode(subject, { children: {} })).toContain('<Card>{children}</Card>');
});

it('gives many props a line each', () => {
  const code = exampleCode(subject, { label: 'x'.repeat(40), name: 'y'.repeat(40) });
  expect(code).toContain(`<Card\n  label="${'x'.repeat(40)}"\n  name="${'y'.repeat(40)}"\n/>`);
});
