// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureBoundary } from './failure-boundary.tsx';

const failure = { label: 'Broken', text: 'This part could not be shown.', email: 'a@example.com' };

afterEach(cleanup);

it('shows its children', () => {
  render(
    <FailureBoundary failure={failure}>
      <p>works</p>
    </FailureBoundary>,
  );
  expect(screen.getByText('works')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows a message and an e-mail link when its children throw', () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('secret detail');
  };
  render(
    <>
      <p>rest</p>
      <FailureBoundary failure={failure}>
        <Broken />
      </FailureBoundary>
    </>,
  );
  const notice = screen.getByRole('region', { name: 'Broken' });
  expect(notice.textContent).toContain('This part could not be shown.');
  expect(notice.textContent).not.toContain('secret detail');
  expect(screen.getByRole('link', { name: 'a@example.com' }).getAttribute('href')).toBe(
    'mailto:a@example.com',
  );
  expect(screen.getByText('rest')).toBeTruthy();
  noise.mockRestore();
});
