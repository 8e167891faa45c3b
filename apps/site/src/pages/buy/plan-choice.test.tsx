// @vitest-environment happy-dom
import { uiText } from '@otm/content';
import type { Billing, Plan } from '@otm/schema';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PlanChoice } from './plan-choice.tsx';

const plan = (id: string, billing: Billing, changes: Partial<Plan> = {}): Plan => ({
  id,
  name: `Plan ${id}`,
  billing,
  price: 100,
  regularPrice: 200,
  period: 'per year',
  features: [{ text: 'Updates', included: true }],
  action: `Buy ${id}`,
  item: `item-${id}`,
  colors: ['#000', '#fff'],
  ...changes,
});
const draw = (locale: 'en' | 'es', ...plans: readonly Plan[]) =>
  renderInShell(
    <PlanChoice
      plans={plans}
      recommended="Best value"
      money={(amount) => `$${amount}`}
      checkout={(item) => ({ href: `https://pay.example/${item}` })}
    />,
    locale,
    'buy',
  );

afterEach(cleanup);

describe('one plan a billing', () => {
  it('needs no choice: all plans are shown at once', () => {
    draw('en', plan('a', 'yearly'), plan('b', 'lifetime'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('links each plan to its checkout', () => {
    draw('en', plan('a', 'yearly'));
    const link = screen.getByRole('link', { name: /Buy a/ });
    expect(link.getAttribute('href')).toBe('https://pay.example/item-a');
    expect(link.getAttribute('rel')).toContain('sponsored');
  });

  it('tags the recommended plan alone', () => {
    draw('en', plan('a', 'yearly'), plan('b', 'lifetime', { recommended: true }));
    expect(screen.getAllByText('Best value')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /Plan b/ }).textContent).toContain('Best value');
  });

  it('puts the recommended plan first', () => {
    draw('en', plan('a', 'yearly'), plan('b', 'lifetime', { recommended: true }));
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Plan b'), 'Plan a']);
  });

  it('fills in the number of payments and their amount', () => {
    const installments = { count: 5, amount: 158, item: 'parts' };
    draw('en', plan('a', 'lifetime', { installments }));
    const link = screen.getByRole('link', { name: /or 5 payments of \$158/ });
    expect(link.getAttribute('href')).toBe('https://pay.example/parts');
  });
});

describe.each(['en', 'es'] as const)('several plans a billing, in %s', (locale) => {
  const plans = [plan('a', 'yearly'), plan('b', 'yearly'), plan('c', 'lifetime')];
  const { billing } = uiText[locale];

  it('choose yearly or lifetime first; it starts on yearly', () => {
    draw(locale, ...plans);
    const yearly = screen.getByRole<HTMLInputElement>('radio', { name: billing.yearly });
    expect(yearly.checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: billing.lifetime }).checked).toBe(
      false,
    );
  });

  it('are in the group of their billing', () => {
    draw(locale, ...plans);
    const groups = [...document.querySelectorAll('div[data-billing]')].map((group) => [
      group.getAttribute('data-billing'),
      [...group.querySelectorAll('article')].map((card) => card.getAttribute('aria-labelledby')),
    ]);
    expect(groups).toEqual([
      ['yearly', ['a', 'b']],
      ['lifetime', ['c']],
    ]);
  });

  it('are announced with their prices', () => {
    draw(locale, ...plans);
    const announced = document.querySelector('[aria-live=polite]')?.textContent;
    expect(announced).toContain('Plan a $100, Plan b $100');
    expect(announced).not.toMatch(/[{}]/);
  });
});
