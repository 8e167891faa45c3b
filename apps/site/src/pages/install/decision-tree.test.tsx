// @vitest-environment happy-dom
import { business } from '@otm/content';
import type { DecisionQuestion } from '@otm/schema';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { install } from '../../routes/install.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DecisionTree } from './decision-tree.tsx';

const tree: DecisionQuestion = {
  question: 'Does it start?',
  answers: [
    { answer: 'Yes', steps: [], next: { type: 'solved', text: 'Good.' } },
    {
      answer: 'No',
      steps: ['Restart it.', 'Wait.'],
      next: {
        question: 'And now?',
        answers: [
          {
            answer: 'It asks for a license',
            steps: [],
            next: { type: 'licence', text: 'Request one.' },
          },
          { answer: 'Still no', steps: [], next: { type: 'message', text: 'Write to us.' } },
        ],
      },
    },
  ],
};
const end = (type: string) => document.querySelector(`[data-end=${type}]`);

afterEach(cleanup);

describe.each(['en', 'es'] as const)('a decision tree in %s', (locale) => {
  const { support } = install.load({}, locale).copy;
  beforeEach(() => {
    renderInShell(
      <DecisionTree id="start" problem="It does not start." tree={tree} support={support} />,
      locale,
      'install',
    );
  });

  it('asks each question as the name of its answers', () => {
    const legends = [...document.querySelectorAll('legend')].map((it) => it.textContent);
    expect(legends).toEqual(['Does it start?', 'And now?']);
  });

  it('is closed at first', () => {
    expect(document.querySelector('details[open]')).toBeNull();
  });

  it('opens one answer of a question at a time', () => {
    const names = [...document.querySelectorAll('details')].map((it) => it.getAttribute('name'));
    expect(names).toEqual(['start', 'start', 'start-2', 'start-2']);
  });

  it('shows the steps of an answer in order, and no empty list', () => {
    const lists = [...document.querySelectorAll('ol')];
    expect(lists.map((list) => list.textContent)).toEqual(['Restart it.Wait.']);
  });

  it('just ends where the problem is solved', () => {
    expect(end('solved')?.textContent).toBe('Good.');
  });

  it('leads to the license form in the same language', () => {
    const link = end('licence')?.querySelector('a');
    expect(link?.textContent).toBe(support.licence);
    expect(link?.getAttribute('href')).toBe(locale === 'es' ? '/es/licence' : '/licence');
  });

  it('prepares a message with the problem and every answer on the way', () => {
    const link = end('message')?.querySelector('a');
    const url = new URL(link?.getAttribute('href') ?? '');
    expect(url.pathname).toBe(business.email);
    const body = url.searchParams.get('body') ?? '';
    for (const part of ['It does not start.', 'Does it start?', 'No', 'And now?', 'Still no'])
      expect(body).toContain(part);
    expect(body).not.toContain('Yes');
  });
});
