import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherOrders } from './other-orders.tsx';

const [pack, indicator] = products as readonly [Product, Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Others',
  component: OtherOrders,
  args: { product: pack },
  parameters: { site: { route: 'order' } },
} satisfies Meta<typeof OtherOrders>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pack: Story = {};

export const OneIndicator: Story = { args: { product: indicator } };
