import { formatMoney, plans, uiText } from '@otm/content';
import type { Locale } from '@otm/schema';
import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buy } from '../../routes/buy.ts';
import { PlanChoice, type PlanChoiceProps } from './plan-choice.tsx';

const choiceIn = (locale: Locale): PlanChoiceProps => {
  const { copy, plans } = buy.load({}, locale);
  return {
    plans,
    recommended: copy.recommended,
    money: (amount) => formatMoney(amount, locale),
    checkout: (item) => ({ href: `https://example.com/checkout/${item}` }),
  };
};

const meta = {
  title: 'Pages/Buy/Plans',
  component: PlanChoice,
  ...localized(PlanChoice, {
    en: choiceIn('en'),
    es: choiceIn('es'),
    parameters: { layout: 'padded', site: { route: 'buy' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">{args.recommended}</VisuallyHidden>
      <PlanChoice {...args} />
    </>
  ),
} satisfies Meta<typeof PlanChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The plans of the language: English shows all at once, Spanish starts on yearly. */
export const Initial: Story = {};

/** Spanish: the billing toggle as it starts. */
export const Yearly: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const yearly = canvas.getByRole('radio', { name: uiText.es.billing.yearly });
    await expect(yearly).toBeChecked();
    for (const plan of plans.es) {
      const price = canvas.queryByRole('heading', { name: new RegExp(`^${plan.name}`) });
      await expect(price === null).toBe(plan.billing === 'lifetime');
    }
  },
};

/** Spanish: the toggle on lifetime. */
export const Lifetime: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: uiText.es.billing.lifetime }));
    for (const plan of plans.es) {
      const price = canvas.queryByRole('heading', { name: new RegExp(`^${plan.name}`) });
      await expect(price === null).toBe(plan.billing === 'yearly');
    }
  },
};
