import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyPage } from './buy-page.tsx';

const meta = {
  title: 'Pages/Buy',
  component: BuyPage,
  parameters: { layout: 'fullscreen', site: { route: 'buy', layout: true } },
} satisfies Meta<typeof BuyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
