import type { Meta, StoryObj } from '@storybook/react-vite';
import { Minimum } from './minimum.tsx';

const meta = {
  title: 'Pages/Buy/Minimum',
  component: Minimum,
  parameters: { layout: 'fullscreen', site: { route: 'buy' } },
} satisfies Meta<typeof Minimum>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
