import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturedPost } from './featured-post.tsx';
import { samplePosts } from './sample-posts.ts';

const [post] = samplePosts(1);

const meta = {
  title: 'Pages/Blog/Featured post',
  component: FeaturedPost,
  args: { post },
  parameters: { site: { route: 'blog' } },
} satisfies Meta<typeof FeaturedPost>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
