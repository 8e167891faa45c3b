// @vitest-environment happy-dom
import type { Plan } from '@otm/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlanCard } from './plan-card.tsx';
import { samplePlans } from './sample-plans.ts';

const [plain, recommended] = samplePlans.en;

const draw = (plan: Plan) =>
  render(
    <PlanCard
      plan={plan}
      labels={{
        regularPrice: 'Regular price',
        recommended: 'Best value',
        included: 'Included',
        notIncluded: 'Not included',
        newTab: '(opens in a new tab)',
        installments: 'or 4 payments of $137',
      }}
      formatPrice={(amount) => `$${amount}`}
      checkoutUrl={(item) => `https://example.com/${item}`}
    />,
  );
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('plan card', () => {
  it('is an article named by its heading', () => {
    draw(plain);
    expect(screen.getByRole('article', { name: 'Yearly' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Yearly' })).toBeTruthy();
  });

  it('draws its line in its own colors, or leaves them to the style sheet', () => {
    const fills = () =>
      [...document.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
    draw({ ...plain, colors: ['#112233', '#445566'] });
    expect(fills()).toEqual(['#112233', '#445566']);
    cleanup();
    const { colors: _, ...branded } = plain;
    draw(branded);
    expect(fills()).toEqual([null, null]);
  });

  it('announces the crossed-out price as the regular one', () => {
    draw(plain);
    const crossedOut = document.querySelector('s');
    expect(crossedOut?.textContent).toBe('$397');
    expect(crossedOut?.parentElement?.textContent).toBe('$297 Regular price $397');
  });

  it('links to the checkout of its item', () => {
    draw(plain);
    expect(hrefOf(/Get the yearly license/)).toBe('https://example.com/sample-yearly');
  });

  it('offers installments only if the plan has them', () => {
    draw(plain);
    expect(screen.queryByRole('link', { name: /payments/ })).toBeNull();
    cleanup();
    draw(recommended);
    expect(hrefOf(/or 4 payments of \$137/)).toBe('https://example.com/sample-installments');
  });

  it('labels the recommended plan', () => {
    draw(plain);
    expect(screen.queryByText('Best value')).toBeNull();
    cleanup();
    draw(recommended);
    expect(screen.getByRole('heading').textContent).toContain('Best value');
  });
});
