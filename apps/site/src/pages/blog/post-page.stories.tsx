import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostPage } from './post-page.tsx';
import { samplePosts } from './sample-posts.ts';

const [post] = samplePosts(1);

const meta = {
  title: 'Pages/Blog/Post',
  component: PostPage,
  args: { params: { title: post.slug.en } },
  parameters: { layout: 'fullscreen', site: { route: 'post', layout: true } },
} satisfies Meta<typeof PostPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A slug that nobody knows renders nothing inside the layout. */
export const EmptyUnknownSlug: Story = {
  args: { params: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};
