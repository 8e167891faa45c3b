// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlidesShown } from './use-slides-shown.ts';

let width = 0;
const listeners = new Set<() => void>();

/** A window that is `width` rem wide and notifies its listeners of a change. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width >= Number(/min-width: (\d+)rem/.exec(query)?.[1]);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  listeners.clear();
  vi.unstubAllGlobals();
});

const Probe = () => <p>{String(useSlidesShown())}</p>;
const resizeTo = (rem: number) =>
  act(() => {
    width = rem;
    for (const listener of listeners) listener();
  });

it.each([
  [20, '1'],
  [39, '1'],
  [40, '2'],
  [63, '2'],
  [64, '3'],
  [120, '3'],
])('shows slides for a window of %d rem', (rem, shown) => {
  width = rem;
  expect(render(<Probe />).container.textContent).toBe(shown);
});

it('follows the width of the window', () => {
  width = 90;
  const { container } = render(<Probe />);
  resizeTo(50);
  expect(container.textContent).toBe('2');
  resizeTo(30);
  expect(container.textContent).toBe('1');
});

it('is not known on a server', () => {
  expect(renderToStaticMarkup(<Probe />)).toBe('<p>undefined</p>');
});

it('stops listening when it unmounts', () => {
  const { unmount } = render(<Probe />);
  expect(listeners.size).toBeGreaterThan(0);
  unmount();
  expect(listeners.size).toBe(0);
});
