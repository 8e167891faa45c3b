import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { olderPosts } from '../../routes/older-posts.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OlderPostsPage } from './older-posts-page.tsx';
import { samplePosts } from './sample-posts.ts';

const posts = samplePosts(100);

const meta = {
  title: 'Pages/Blog/Older posts',
  component: OlderPostsPage,
  ...localized(OlderPostsPage, {
    ...pageArgs(olderPosts, (data) => ({ ...data, posts }), { number: '3' }),
    parameters: { layout: 'fullscreen', site: { route: 'blog', layout: true } },
  }),
} satisfies Meta<typeof OlderPostsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
