import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../routes/order.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OtherOrders } from './other-orders.tsx';

const [pack, indicator] = products as readonly [Product, Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Others',
  component: OtherOrders,
  ...localized(OtherOrders, {
    ...pageArgs(order, ({ copy }) => ({ copy: copy.others })),
    parameters: { site: { route: 'order' } },
  }),
} satisfies Meta<typeof OtherOrders>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pack: Story = { args: { product: pack } };

export const OneIndicator: Story = { args: { product: indicator } };
