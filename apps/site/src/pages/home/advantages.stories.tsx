import type { Meta, StoryObj } from '@storybook/react-vite';
import { Advantages } from './advantages.tsx';

const meta = {
  title: 'Pages/Home/Advantages',
  component: Advantages,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof Advantages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
