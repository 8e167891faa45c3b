import { compareBillings, costTexts, formatMoney } from '@otm/content';
import type { Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buy } from '../../routes/buy.ts';
import { CostChoice, type CostChoiceProps } from './cost-choice.tsx';

const choiceIn = (locale: Locale): CostChoiceProps => {
  const { copy, costs, plans } = buy.load({}, locale);
  return {
    copy: copy.cost,
    comparisons: compareBillings(plans),
    texts: costs,
    money: (amount) => formatMoney(amount, locale),
  };
};

const meta = {
  title: 'Pages/Buy/Costs',
  component: CostChoice,
  ...localized(CostChoice, {
    en: choiceIn('en'),
    es: choiceIn('es'),
    parameters: { layout: 'fullscreen', site: { route: 'buy' } },
  }),
} satisfies Meta<typeof CostChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Starts with the year in which the lifetime plan becomes the cheaper one. */
export const Initial: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const shown = costTexts.en[0]?.years.find(({ years }) => years === 3);
    await expect(canvas.getByText(shown?.title ?? '')).toBeVisible();
  },
};

/** Another year: its note, its column and its gap. */
export const FiveYears: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [three, , five] = costTexts.en[0]?.years.slice(2) ?? [];
    await userEvent.click(canvas.getByText(five?.label ?? ''));
    await expect(canvas.getByText(five?.title ?? '')).toBeVisible();
    await expect(canvas.getByText(three?.title ?? '')).not.toBeVisible();
  },
};

/** Spanish sells two tiers: one of them is compared. */
export const OtherTier: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: costTexts.es[0]?.tier ?? '' }));
    const [basic, plus] = costTexts.es;
    await expect(canvas.getByText(basic?.years[1]?.text ?? '')).toBeVisible();
    await expect(canvas.getByText(plus?.years[1]?.text ?? '')).not.toBeVisible();
  },
};
