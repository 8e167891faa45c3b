// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IndicatorCard } from './indicator-card.tsx';

afterEach(cleanup);

const draw = (title = 'Delta Swing') =>
  render(
    <IndicatorCard
      title={title}
      summary="Volume by side, per swing."
      chart={<svg role="img" aria-label="A chart" />}
      actionLabel="Read more"
      modalId="details-swing"
    />,
  );

it('shows the chart, the name and one sentence', () => {
  draw();
  const card = screen.getByRole('article');
  expect(card.contains(screen.getByRole('img', { name: 'A chart' }))).toBe(true);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Delta Swing');
  expect(screen.getByText('Volume by side, per swing.')).toBeTruthy();
});

it('opens the modal with the details, without JavaScript', () => {
  draw();
  const button = screen.getByRole('button');
  expect(button.getAttribute('command')).toBe('show-modal');
  expect(button.getAttribute('commandfor')).toBe('details-swing');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.getAttribute('type')).toBe('button');
});

it('tells the buttons of several cards apart', () => {
  draw();
  draw('VWAP');
  const labels = screen.getAllByRole('button').map((button) => button.textContent);
  expect(labels).toEqual(['Read more: Delta Swing', 'Read more: VWAP']);
});
