// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BillingToggle } from './billing-toggle.tsx';

const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

beforeEach(() => {
  render(
    <BillingToggle
      legend="Billing"
      options={[
        { value: 'yearly', label: 'Yearly' },
        { value: 'lifetime', label: 'Lifetime' },
      ]}
    />,
  );
});
afterEach(cleanup);

it('is a named group with its first choice selected', () => {
  expect(screen.getByRole('group', { name: 'Billing' })).toBeTruthy();
  expect(checked('Yearly')).toBe(true);
  expect(checked('Lifetime')).toBe(false);
});

it('selects one choice at a time', async () => {
  await userEvent.click(screen.getByText('Lifetime'));
  expect(checked('Yearly')).toBe(false);
  expect(checked('Lifetime')).toBe(true);
});

it('starts over on each load, because browsers must not restore an earlier choice', () => {
  for (const radio of screen.getAllByRole('radio')) {
    const form = document.getElementById(radio.getAttribute('form') ?? '');
    expect(form?.getAttribute('autocomplete')).toBe('off');
    // Enter must not load the page again.
    expect(form?.getAttribute('method')).toBe('dialog');
  }
});
