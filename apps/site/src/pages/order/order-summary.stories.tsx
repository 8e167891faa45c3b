import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSummary } from './order-summary.tsx';

const [pack, indicator] = products as readonly [Product, Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Summary',
  component: OrderSummary,
  args: { product: pack },
  parameters: { site: { route: 'order' } },
} satisfies Meta<typeof OrderSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Today's date is the visitor's own, as an ISO date. */
export const Pack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  },
};

export const OneIndicator: Story = { args: { product: indicator } };
