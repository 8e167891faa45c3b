// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

it('is a region named by its label', () => {
  render(
    <Notice label="Problem">
      <p>The page could not load.</p>
    </Notice>,
  );
  expect(screen.getByRole('region', { name: 'Problem' }).textContent).toBe(
    'The page could not load.',
  );
});

it('may announce itself', () => {
  render(
    <Notice label="Problem" role="alert">
      Lost.
    </Notice>,
  );
  expect(screen.getByRole('alert', { name: 'Problem' }).textContent).toBe('Lost.');
});
