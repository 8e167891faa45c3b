// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VisuallyHidden } from './visually-hidden.tsx';

afterEach(cleanup);

it('is a span unless told otherwise', () => {
  render(<VisuallyHidden>Included</VisuallyHidden>);
  expect(screen.getByText('Included').tagName).toBe('SPAN');
});

it.each(['p', 'h2'] as const)('renders as %s', (tag) => {
  render(<VisuallyHidden as={tag}>Search</VisuallyHidden>);
  expect(screen.getByText('Search').tagName).toBe(tag.toUpperCase());
});

it('names a fieldset as its legend', () => {
  render(
    <fieldset>
      <VisuallyHidden as="legend">Billing</VisuallyHidden>
    </fieldset>,
  );
  expect(screen.getByRole('group', { name: 'Billing' })).toBeTruthy();
});

it('stays operable as an input, with its attributes and events', () => {
  const onChange = vi.fn();
  render(<VisuallyHidden as="input" type="radio" aria-label="Yearly" onChange={onChange} />);
  screen.getByRole('radio', { name: 'Yearly' }).click();
  expect(onChange).toHaveBeenCalledOnce();
});

it('is not hidden from screen readers', () => {
  render(<VisuallyHidden as="h2">Footer</VisuallyHidden>);
  expect(screen.getByRole('heading', { name: 'Footer' })).toBeTruthy();
});
