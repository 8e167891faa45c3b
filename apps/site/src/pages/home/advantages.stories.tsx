import type { Meta, StoryObj } from '@storybook/react-vite';
import { Advantages } from './advantages.tsx';

const meta = {
  title: 'Pages/Home/Advantages',
  component: Advantages,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof Advantages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
