import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonials } from './testimonials.tsx';

const meta = {
  title: 'Pages/New home/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof Testimonials>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
