import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { factText, type OwnerFact, ownerFacts, unansweredFacts } from './owner-facts.ts';

const asked: OwnerFact = { asks: { en: 'who runs it', es: 'quién lo administra' } };
const answered: OwnerFact = { ...asked, answer: { en: 'Acme Inc.', es: 'Acme S. A.' } };

describe('a fact of the owner', () => {
  it('is marked as a sample until it is answered', () => {
    expect(factText(asked, 'en')).toMatch(/^Sample: .* who runs it\.$/);
    expect(factText(asked, 'es')).toMatch(/^Muestra: .* quién lo administra\.$/);
  });

  it('is the answer and nothing else afterwards', () => {
    expect(factText(answered, 'en')).toBe('Acme Inc.');
    expect(factText(answered, 'es')).toBe('Acme S. A.');
  });
});

describe('unansweredFacts', () => {
  it('lists what lacks an answer, by its name', () => {
    const half: OwnerFact = { ...asked, answer: { en: 'Acme Inc.', es: ' ' } };
    expect(unansweredFacts({ asked, answered, half }).map(({ id }) => id)).toEqual([
      'asked',
      'half',
    ]);
  });

  it('says what there is to answer', () => {
    expect(unansweredFacts({ asked })).toEqual([{ id: 'asked', asks: 'who runs it' }]);
  });
});

it.each(locales)('every question ends without a mark, to fit into its sentence: %s', (locale) => {
  const marked = Object.values(ownerFacts).filter(({ asks }) => /[.?!]$/.test(asks[locale]));
  expect(marked).toEqual([]);
});
