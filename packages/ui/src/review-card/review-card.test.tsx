// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReviewCard } from './review-card.tsx';
import { sampleReviews } from './sample-reviews.ts';

const [sample, , , sourced] = sampleReviews.en;
const labels = { sample: 'Sample, not a real customer', watch: 'Watch' };

afterEach(cleanup);

it('marks a sample as a sample', () => {
  render(<ReviewCard review={sample} modalId="review-first" labels={labels} />);
  expect(screen.getByText(labels.sample)).toBeTruthy();
});

it('shows the source of a real review, without a sample mark', () => {
  render(<ReviewCard review={sourced} modalId="review-fourth" labels={labels} />);
  expect(screen.queryByText(labels.sample)).toBeNull();
  expect(screen.getByText('E-mail, 2026')).toBeTruthy();
});

it('names its button after the reviewer', () => {
  render(<ReviewCard review={sample} modalId="review-first" labels={labels} />);
  const button = screen.getByRole('button', { name: /^Watch ?: Sample trader A$/ });
  expect(button.getAttribute('commandfor')).toBe('review-first');
});
