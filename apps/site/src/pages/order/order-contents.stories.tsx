import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderContents } from './order-contents.tsx';

const [pack, indicator] = products as readonly [Product, Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Contents',
  component: OrderContents,
  args: { product: pack },
  parameters: { site: { route: 'order' } },
} satisfies Meta<typeof OrderContents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pack: Story = {};

export const OneIndicator: Story = { args: { product: indicator } };
