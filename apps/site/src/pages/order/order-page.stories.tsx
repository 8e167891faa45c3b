import { findProduct } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { order } from '../../routes/order.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OrderPage } from './order-page.tsx';

const meta = {
  title: 'Pages/Order',
  component: OrderPage,
  ...localized(OrderPage, {
    ...pageArgs(order, ({ copy, plans }) => ({ copy, plans })),
    parameters: { layout: 'fullscreen', site: { route: 'order', layout: true } },
  }),
} satisfies Meta<typeof OrderPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The pack: its price is next to what its parts cost one by one. */
export const WithProduct: Story = {
  args: { product: findProduct('0') },
};

export const OneIndicator: Story = {
  args: { product: findProduct('1') },
};

/** Without a number: neither product nor price nor a button that pays. */
export const WithoutProduct: Story = {
  args: { product: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

/** An unknown number is the same as none. */
export const UnknownProduct: Story = {
  name: 'Unknown order: unknown product',
  args: { product: findProduct('99') },
  play: async ({ context }) => {
    await WithoutProduct.play?.(context);
  },
};
