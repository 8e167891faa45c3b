import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostRow } from './post-row.tsx';
import { samplePosts } from './sample-posts.ts';

const meta = {
  title: 'Pages/Blog/Post row',
  component: PostRow,
  args: { posts: samplePosts(6) },
  parameters: { site: { route: 'blog' } },
} satisfies Meta<typeof PostRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const Thumbnails: Story = { args: { thumbnails: true } };

const sixty = samplePosts(60);

/** A long row shows the posts around the current one and links to the rest. */
export const SixtyPosts: Story = {
  args: { posts: sixty, around: sixty[29] ?? sixty[0], thumbnails: true },
};
