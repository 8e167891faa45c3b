import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostCard } from './post-card.tsx';
import { samplePosts } from './sample-posts.ts';

const [post] = samplePosts(1);

const meta = {
  title: 'Pages/Blog/Post card',
  component: PostCard,
  args: { post },
  parameters: { site: { route: 'blog' } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PostCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithSummary: Story = {};

export const Thumbnail: Story = { args: { thumbnail: true } };
