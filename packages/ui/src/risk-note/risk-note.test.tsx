// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RiskNote } from './risk-note.tsx';

afterEach(cleanup);

it('reads as one paragraph: its title, then its text', () => {
  render(<RiskNote title="Risk." text="You can lose money." />);
  expect(screen.getByRole('paragraph').textContent).toBe('Risk. You can lose money.');
});

it('is never smaller than the text around it, nor folded away', () => {
  const { container } = render(<RiskNote title="Riesgo." text="Puedes perder dinero." />);
  expect(container.querySelector('small, details, [hidden], [aria-hidden]')).toBeNull();
});

it('marks its title as important', () => {
  render(<RiskNote title="Risk." text="You can lose money." />);
  expect(screen.getByRole('strong').textContent).toBe('Risk.');
});
