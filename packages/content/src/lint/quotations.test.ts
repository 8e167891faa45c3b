import { expect, it } from 'vitest';
import { withoutQuotations } from './quotations.ts';

const answer = 'Acme Ltd. runs this site under number 14882071.';

it('leaves out an answer of the owner, wherever a page shows it', () => {
  expect(withoutQuotations(`Who runs it: ${answer} Write to us.`, [], [answer])).toBe(
    'Who runs it:  Write to us.',
  );
});

it('leaves out the quote of a real review, but no text that contains it', () => {
  expect(withoutQuotations('Clear.', ['Clear.'], [])).toBe('');
  expect(withoutQuotations('Clear. Honest.', ['Clear.'], [])).toBe('Clear. Honest.');
});

it('keeps every other text', () => {
  expect(withoutQuotations('Delta per bar', ['Clear.'], [answer])).toBe('Delta per bar');
});
