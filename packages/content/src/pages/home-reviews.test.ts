import { expect, it } from 'vitest';
import { spanishReviewsLead } from './home.ts';

const [sample, real] = [{ sample: true }, { sample: false }] as const;

it('calls reviews samples only while they are', () => {
  expect(spanishReviewsLead([sample, sample, sample])).toMatch(/los tres son muestras/);
  expect(spanishReviewsLead([sample])).toMatch(/todos son muestras/);
  expect(spanishReviewsLead([sample, real])).toMatch(/^Los de muestra/);
  expect(spanishReviewsLead([real, real, real])).not.toMatch(/muestra/);
});
