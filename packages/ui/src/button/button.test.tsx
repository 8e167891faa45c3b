// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

it('does not submit a form unless its type is submit', () => {
  render(
    <>
      <Button>Accept</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  const types = screen.getAllByRole('button').map((button) => button.getAttribute('type'));
  expect(types).toEqual(['button', 'submit']);
});

it('is secondary by default', () => {
  render(
    <>
      <Button>Accept</Button>
      <Button variant="secondary">Decline</Button>
      <Button variant="primary">Send</Button>
    </>,
  );
  const variants = screen.getAllByRole('button').map(({ dataset }) => dataset.variant);
  expect(variants).toEqual([undefined, undefined, 'primary']);
});

it('renders a link with the href of a ButtonLink', () => {
  render(<ButtonLink href="/buy">Prices</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/buy');
});

it('takes a ref of its own element type only', () => {
  const button = createRef<HTMLButtonElement>();
  const link = createRef<HTMLAnchorElement>();
  render(<Button ref={button}>Accept</Button>);
  expect(button.current).toBe(screen.getByRole('button'));
  // @ts-expect-error: a link's ref
  <Button ref={link}>Accept</Button>;
});
