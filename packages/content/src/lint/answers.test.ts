import { locales, type Question } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../library/node-library.ts';
import { unlinked } from './destinations.ts';

describe.each(locales)('the answers in %s', (locale) => {
  const unlinkedIn = ({ answer, more = [] }: Question) =>
    unlinked(
      answer.join(' '),
      more.map(({ href }) => href),
      locale,
    );
  const questions = nodeLibrary.features
    .flatMap(({ text }) => text[locale].blocks)
    .flatMap((block) => (block.type === 'questions' ? block.questions : []));

  it.each(questions)('“$question” links to what its answer names', (question) => {
    expect(unlinkedIn(question)).toEqual([]);
  });

  it('are noticed when they name the advisor without a link', () => {
    const answer = [locale === 'en' ? 'Meet an advisor.' : 'Reúnete con un asesor.'];
    expect(unlinkedIn({ question: '', answer })).toHaveLength(1);
  });
});
