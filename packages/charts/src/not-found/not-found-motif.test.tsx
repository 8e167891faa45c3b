// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptySession, sampleSession } from '../testing/sample-sessions.ts';
import { NotFoundMotif } from './not-found-motif.tsx';

afterEach(cleanup);

it('leaves a gap at the point of control', () => {
  const { container } = render(<NotFoundMotif data={sampleSession} title="Nothing here" />);
  const drawn = container.querySelector('.otm-row')?.getAttribute('d')?.match(/M/g)?.length;
  expect(drawn).toBe(sampleSession.rows.filter(({ volume }) => volume > 0).length - 1);
});

it('is an empty image without trades', () => {
  render(<NotFoundMotif data={emptySession} title="Nothing here" />);
  expect(screen.getByRole('img', { name: 'Nothing here' }).outerHTML).not.toMatch(/NaN|Infinity/);
});
