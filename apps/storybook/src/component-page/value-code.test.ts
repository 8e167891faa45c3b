import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { codeOf } from './value-code.ts';

it.each([
  ['Trader’s', "'Trader’s'"],
  ["it's", "'it\\'s'"],
  [7, '7'],
  [undefined, 'undefined'],
  [() => 3, '() => {}'],
  [[], '[]'],
  [['a', 1], "['a', 1]"],
  [{ id: 'a', 'data-x': true }, "{ id: 'a', 'data-x': true }"],
])('writes %j as code', (value, code) => expect(codeOf(value)).toBe(code));

it('gives what is too wide for a line one line per item', () => {
  const item = { id: 'vwap', label: 'Volume-weighted average price' };
  const line = "  { id: 'vwap', label: 'Volume-weighted average price' },\n";
  expect(codeOf([item, item])).toBe(`[\n${line}${line}]`);
});

it('writes native elements as JSX', () => {
  const link = h('p', null, 'Write to ', h('a', { href: 'mailto:a@b.c' }, 'us'));
  expect(codeOf(link)).toBe('<p>Write to <a href="mailto:a@b.c">us</a></p>');
});

it('has no code for components, instances and data of many lines', () => {
  const Part = () => null;
  expect(codeOf(h(Part))).toBeUndefined();
  expect(codeOf(h('p', null, h(Part)))).toBeUndefined();
  expect(codeOf({ at: new Date(0) })).toBeUndefined();
  expect(codeOf(Array.from({ length: 400 }, (_, index) => index * 1e9))).toBeUndefined();
});
