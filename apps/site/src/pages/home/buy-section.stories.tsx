import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuySection } from './buy-section.tsx';

const meta = {
  title: 'Pages/Home/Buy',
  component: BuySection,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof BuySection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
