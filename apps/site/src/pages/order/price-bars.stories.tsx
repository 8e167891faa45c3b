import { products } from '@otm/content';
import type { Product } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBars } from './price-bars.tsx';

const [pack] = products as readonly [Product, ...Product[]];

const meta = {
  title: 'Pages/Order/Prices',
  component: PriceBars,
  args: { product: pack },
  parameters: { site: { route: 'order' } },
} satisfies Meta<typeof PriceBars>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pack: Story = {};
