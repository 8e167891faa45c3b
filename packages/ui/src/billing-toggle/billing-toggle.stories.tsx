import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { BillingToggle, type BillingToggleProps } from './billing-toggle.tsx';

const meta = {
  title: 'Components/Billing toggle',
  component: BillingToggle,
  ...localized(BillingToggle, {
    en: {
      legend: 'Billing',
      options: [
        { value: 'yearly', label: 'Yearly' },
        { value: 'lifetime', label: 'Lifetime' },
      ],
    },
    es: {
      legend: 'Forma de pago',
      options: [
        { value: 'yearly', label: 'Anual' },
        { value: 'lifetime', label: 'De por vida' },
      ],
    },
  }),
} satisfies Meta<typeof BillingToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Yearly: Story = {};

export const Lifetime: Story = {
  play: async ({ canvas }) => {
    const [yearly, lifetime] = canvas.getAllByRole('radio');
    if (!yearly || !lifetime) throw new Error('The toggle has lost a choice.');
    await expect(yearly).toBeChecked();
    await userEvent.click(lifetime);
    await expect(lifetime).toBeChecked();
    await expect(yearly).not.toBeChecked();
  },
};

/** Both choices in all states. */
export const Matrix: Story = {
  ...matrix<BillingToggleProps>({ default: {} }, (props) => <BillingToggle {...props} />),
  tags: ['matrix'],
};
