import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blog } from '../../routes/blog.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { BlogPage } from './blog-page.tsx';

const meta = {
  title: 'Pages/Blog',
  component: BlogPage,
  ...localized(BlogPage, {
    ...pageArgs(blog, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'blog', layout: true } },
  }),
} satisfies Meta<typeof BlogPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
