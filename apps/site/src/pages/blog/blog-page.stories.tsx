import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogPage } from './blog-page.tsx';

const meta = {
  title: 'Pages/Blog',
  component: BlogPage,
  parameters: { layout: 'fullscreen', site: { route: 'blog', layout: true } },
} satisfies Meta<typeof BlogPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
