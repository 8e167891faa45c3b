import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Pages/Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
