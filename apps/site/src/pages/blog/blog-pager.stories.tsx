import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { olderPosts } from '../../routes/older-posts.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { BlogPager } from './blog-pager.tsx';

const meta = {
  title: 'Pages/Blog/Pager',
  component: BlogPager,
  ...localized(BlogPager, {
    ...pageArgs(olderPosts, ({ pager }) => ({ labels: pager, number: 3, count: 5 }), {
      number: '3',
    }),
    parameters: { site: { route: 'blog' } },
  }),
} satisfies Meta<typeof BlogPager>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links to the pages next to it and to both ends. */
export const Middle: Story = {};

/** Links to older posts only. */
export const First: Story = { args: { number: 1 } };

/** Links to newer posts only. */
export const Last: Story = { args: { number: 5 } };
