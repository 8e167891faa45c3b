import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blog } from '../../routes/blog.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FeaturedPost } from './featured-post.tsx';
import { samplePosts } from './sample-posts.ts';

const [post] = samplePosts(1);

const meta = {
  title: 'Pages/Blog/Featured post',
  component: FeaturedPost,
  ...localized(FeaturedPost, {
    ...pageArgs(blog, ({ copy }) => ({ label: copy.featured })),
    parameters: { site: { route: 'blog' } },
  }),
} satisfies Meta<typeof FeaturedPost>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { post } };
