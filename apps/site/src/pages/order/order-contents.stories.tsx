import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../routes/order.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OrderContents } from './order-contents.tsx';

const [pack, indicator] = products as readonly [Product, Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Contents',
  component: OrderContents,
  ...localized(OrderContents, {
    ...pageArgs(order, ({ copy }) => ({ copy })),
    parameters: { site: { route: 'order' } },
  }),
} satisfies Meta<typeof OrderContents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pack: Story = { args: { product: pack } };

export const OneIndicator: Story = { args: { product: indicator } };
