// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureBoundary } from './failure-boundary.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import { shippedFailure } from './shipped-failure.ts';

vi.mock(import('./shipped-failure.ts'));

const failure = { label: 'Problem', text: 'Something broke.', email: 'a@example.com' };

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  if (count > 8) throw new Error('too many');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Puts an island into the page as the build renders it. */
function prerender(start: number): HTMLElement {
  const element = document.createElement('div');
  element.dataset.props = JSON.stringify({ start });
  element.innerHTML = renderToString(
    <FailureBoundary failure={failure}>
      <Counter start={start} />
    </FailureBoundary>,
  );
  vi.mocked(shippedFailure).mockReturnValue(failure);
  document.body.append(element);
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('takes over the markup of the build, with its props', async () => {
  const error = vi.spyOn(console, 'error');
  const element = prerender(5);
  const button = screen.getByRole('button');
  hydrateIsland(Counter)(element);
  await waitFor(() => {
    fireEvent.click(button);
    expect(Number(button.textContent)).toBeGreaterThan(5);
  });
  expect(screen.getByRole('button')).toBe(button);
  expect(error).not.toHaveBeenCalled();
});

it('marks the element as hydrated', () => {
  const element = prerender(1);
  hydrateIsland(Counter)(element);
  expect(element.hasAttribute('data-hydrated')).toBe(true);
});

it('shows a message in its place when it breaks later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrateIsland(Counter)(prerender(8));
  await waitFor(() => {
    const button = screen.queryByRole('button');
    if (button) fireEvent.click(button);
    expect(screen.getByRole('region', { name: 'Problem' }).textContent).toContain('a@example.com');
  });
});
