import { expect, it } from 'vitest';
import { reviewsIn } from './reviews-in.ts';

const review = { id: 'delta', name: 'Ana', quote: 'Clear.' };
const source = { en: 'Trustpilot, March 2026', es: 'Trustpilot, marzo de 2026' };

it('shows the source in the page’s language', () => {
  const [english] = reviewsIn('en', [{ ...review, sample: false, source }]);
  const [spanish] = reviewsIn('es', [{ ...review, sample: false, source }]);
  expect([english, spanish]).toEqual([
    { ...review, sample: false, source: source.en },
    { ...review, sample: false, source: source.es },
  ]);
});

it('keeps a source that is one text, and samples', () => {
  const others = [
    { ...review, sample: false, source: 'Trustpilot' },
    { ...review, sample: true },
  ] as const;
  expect(reviewsIn('es', others)).toEqual(others);
});
