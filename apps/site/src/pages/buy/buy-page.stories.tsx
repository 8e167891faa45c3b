import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyPage } from './buy-page.tsx';

const meta = {
  title: 'Pages/Buy',
  component: BuyPage,
  parameters: { layout: 'fullscreen', site: { route: 'buy', layout: true } },
} satisfies Meta<typeof BuyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
