import { expect, it } from 'vitest';
import { componentsWithin } from './components-within.ts';

const facts = {
  Page: { madeOf: ['Section', 'Button'] },
  Section: { madeOf: ['Card', 'Page'] },
  Card: { madeOf: ['Button'] },
  Button: { madeOf: [] },
};

it('finds components at any depth, each once, even in a cycle', () => {
  expect([...componentsWithin('Page', facts)]).toEqual(['Section', 'Button', 'Card']);
  expect([...componentsWithin('Button', facts)]).toEqual([]);
});
