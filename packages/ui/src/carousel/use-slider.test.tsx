// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const requested = vi.hoisted(() => vi.fn());
vi.mock('./slider.tsx', () => {
  requested();
  throw new TypeError('Failed to fetch dynamically imported module');
});

const labels = {
  name: 'Reviews',
  carousel: 'carousel',
  slide: 'slide',
  start: 'Start slide rotation',
  stop: 'Stop slide rotation',
  previous: 'Previous review',
  next: 'Next review',
};

afterEach(cleanup);

it('keeps the list, without buttons that do nothing, if its code can’t be loaded', async () => {
  render(
    <Carousel labels={labels}>
      {['one', 'two', 'three', 'four'].map((slide) => (
        <p key={slide}>{slide}</p>
      ))}
    </Carousel>,
  );
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await expect(import('./slider.tsx')).rejects.toThrow();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});
