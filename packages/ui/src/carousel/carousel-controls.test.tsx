// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';

const labels: CarouselLabels = {
  name: 'Reviews',
  carousel: 'carousel',
  slide: 'slide',
  start: 'Start rotation',
  stop: 'Stop rotation',
  previous: 'Previous review',
  next: 'Next review',
};

const draw = (rotating = true) => {
  const [onRotate, onStep] = [vi.fn(), vi.fn()];
  render(<CarouselControls {...{ labels, rotating, onRotate, onStep }} />);
  return { onRotate, onStep };
};

afterEach(cleanup);

describe('CarouselControls', () => {
  it('offers to stop a rotation, and to start one', () => {
    draw(true);
    expect(screen.getByRole('button', { name: 'Stop rotation' })).toBeTruthy();
    cleanup();
    draw(false);
    expect(screen.getByRole('button', { name: 'Start rotation' })).toBeTruthy();
  });

  it('has the rotation button first in focus order', async () => {
    const { onRotate } = draw();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onRotate).toHaveBeenCalledOnce();
  });

  it.each([
    ['Previous review', -1],
    ['Next review', 1],
  ])('steps by click and by key: %s', async (name, step) => {
    const { onRotate, onStep } = draw();
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.keyboard('{Enter}');
    expect(onStep.mock.calls).toEqual([[step], [step]]);
    expect(onRotate).not.toHaveBeenCalled();
  });

  it('submits no form', () => {
    draw();
    for (const button of screen.getAllByRole('button'))
      expect(button.getAttribute('type')).toBe('button');
  });
});
