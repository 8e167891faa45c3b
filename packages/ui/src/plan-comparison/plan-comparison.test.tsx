// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { samplePlans } from '../plan-card/sample-plans.ts';
import { PlanComparison } from './plan-comparison.tsx';

beforeEach(() => {
  render(
    <PlanComparison
      plans={samplePlans.en}
      caption="Plans side by side"
      labels={{
        feature: 'Feature',
        price: 'Price',
        included: 'Included',
        notIncluded: 'Not included',
      }}
      formatPrice={(amount) => `$${amount}`}
    />,
  );
});
afterEach(cleanup);

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('has a column for each plan and a row for each feature of any plan', () => {
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Feature', 'Yearly', 'Lifetime']);
  const rows = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(rows).toEqual(['Price', 'All eight indicators', 'Updates after the first year']);
});

it('announces which features each plan includes', () => {
  expect(cellsOf('All eight indicators')).toEqual(['Included', 'Included']);
  expect(cellsOf('Updates after the first year')).toEqual(['Not included', 'Included']);
});

it('shows each price with its period', () => {
  expect(cellsOf('Price')).toEqual(['$297 per year', '$497 one payment, yours for good']);
});

it('scrolls in a named region that takes keyboard focus', () => {
  expect(screen.getByRole('region', { name: 'Plans side by side' }).tabIndex).toBe(0);
});
