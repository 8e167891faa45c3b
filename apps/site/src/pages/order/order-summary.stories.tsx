import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { order } from '../../routes/order.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OrderSummary } from './order-summary.tsx';

const [pack, indicator] = products as readonly [Product, Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Summary',
  component: OrderSummary,
  ...localized(OrderSummary, {
    ...pageArgs(order, ({ copy }) => ({ copy })),
    parameters: { site: { route: 'order' } },
  }),
} satisfies Meta<typeof OrderSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Today's date is the visitor's own, as an ISO date. */
export const Pack: Story = {
  args: { product: pack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  },
};

export const OneIndicator: Story = { args: { product: indicator } };
