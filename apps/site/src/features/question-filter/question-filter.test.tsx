// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QuestionFilter } from './question-filter.tsx';

const labels = { filter: 'Filter', shown: '{shown} of {all} questions', none: 'None. Write to:' };
const questions = {
  robot: 'Is it a robot? No, nothing is automático.',
  price: 'What does it cost? The price is on one page.',
  demo: 'Is there a demo? Try the free indicators.',
};
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('.otm-question')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);
const type = (value: string) =>
  fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(
    <>
      <QuestionFilter count={3} email="help@example.com" labels={labels} />
      {Object.entries(questions).map(([id, text]) => (
        <details key={id} id={id} className="otm-question">
          <summary>{text}</summary>
        </details>
      ))}
    </>,
  );
});
afterEach(cleanup);

describe('QuestionFilter', () => {
  it('shows every question at first', () => {
    expect(visible()).toEqual(['robot', 'price', 'demo']);
    expect(status()).toBe('3 of 3 questions');
  });

  it('is a search field with a label', () => {
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeTruthy();
    expect(screen.getByRole('searchbox').closest('search')).not.toBeNull();
  });

  it('shows the questions whose text contains what is typed', () => {
    type('price');
    expect(visible()).toEqual(['price']);
    expect(status()).toBe('1 of 3 questions');
  });

  it.each(['AUTOMATICO', 'automático', 'Automatico '])('ignores case and accents: %s', (typed) => {
    type(typed);
    expect(visible()).toEqual(['robot']);
  });

  it('needs every word, in any order', () => {
    type('page cost');
    expect(visible()).toEqual(['price']);
    type('page robot');
    expect(visible()).toEqual([]);
  });

  it('takes typed characters as text, not as a pattern', () => {
    type('.*');
    expect(visible()).toEqual([]);
    type('robot?');
    expect(visible()).toEqual(['robot']);
  });

  it('names the e-mail address when nothing matches', () => {
    type('refund policy of 1999');
    expect(status()).toBe('None. Write to: help@example.com');
  });

  it('shows everything again when the field is emptied', () => {
    type('robot');
    type('');
    expect(visible()).toHaveLength(3);
    expect(status()).toBe('3 of 3 questions');
  });
});
