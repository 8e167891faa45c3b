// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

it('submits nothing unless its type says so', () => {
  render(
    <>
      <Button>Accept</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  const types = screen.getAllByRole('button').map((button) => button.getAttribute('type'));
  expect(types).toEqual(['button', 'submit']);
});

it('is quiet unless its variant is louder', () => {
  render(
    <>
      <Button>Accept</Button>
      <Button variant="primary">Send</Button>
    </>,
  );
  const variants = screen.getAllByRole('button').map(({ dataset }) => dataset.variant);
  expect(variants).toEqual(['secondary', 'primary']);
});

it('is a link where it goes somewhere', () => {
  render(<ButtonLink href="/buy">Prices</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/buy');
});
