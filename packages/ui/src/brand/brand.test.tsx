// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Brand } from './brand.tsx';

afterEach(cleanup);

it('links home, and tells screen readers so', () => {
  render(<Brand logo="M2 3h6" name="Order Tape" href="/es" label="página de inicio" />);
  const link = screen.getByRole('link', { name: 'Order Tape, página de inicio' });
  expect(link.getAttribute('href')).toBe('/es');
});

it('starts its accessible name with the visible one, for voice control', () => {
  render(<Brand logo="M2 3h6" name="Order Tape" href="/" label="home page" />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('aria-label')?.startsWith(link.textContent ?? '?')).toBe(true);
});

it('hides its mark from screen readers', () => {
  render(<Brand logo="M2 3h6" name="Order Tape" href="/" label="home page" />);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
