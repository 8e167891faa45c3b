// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewCard } from './review-card.tsx';
import { sampleReviews } from './sample-reviews.ts';

const [sample, , , sourced] = sampleReviews.en;
const labels = { sample: 'Sample, not a real customer', watch: 'Watch' };

afterEach(cleanup);

it('marks a sample as a sample', () => {
  render(<ReviewCard review={sample} videoUrl="/video/1" labels={labels} />);
  expect(screen.getByText(labels.sample)).toBeTruthy();
});

it('shows the source of a real review, without a sample mark', () => {
  render(<ReviewCard review={sourced} videoUrl="/video/1" labels={labels} />);
  expect(screen.queryByText(labels.sample)).toBeNull();
  expect(screen.getByText('E-mail, 2026')).toBeTruthy();
});

it('names its link after the reviewer, and leads to the video', () => {
  render(<ReviewCard review={sample} videoUrl="/video/1" labels={labels} />);
  const link = screen.getByRole('link', { name: /^Watch ?: Sample trader A$/ });
  expect(link.getAttribute('href')).toBe('/video/1');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('reports a click, which may open a modal instead', () => {
  const onWatch = vi.fn((event: MouseEvent) => event.preventDefault());
  render(<ReviewCard review={sample} videoUrl="/video/1" onWatch={onWatch} labels={labels} />);
  screen.getByRole('link').click();
  expect(onWatch).toHaveBeenCalledOnce();
});
