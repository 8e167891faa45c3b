import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { post as postRoute } from '../../routes/post.tsx';
import { pageArgs } from '../../testing/page-args.ts';
import { PostPage } from './post-page.tsx';
import { samplePosts } from './sample-posts.ts';

const [post] = samplePosts(1);
const around = pageArgs(postRoute, ({ copy, posts }) => ({ copy, posts }));

const meta = {
  title: 'Pages/Blog/Post',
  component: PostPage,
  ...localized(PostPage, {
    en: { ...around.en, post },
    es: around.es,
    parameters: {
      layout: 'fullscreen',
      site: { route: 'post', params: { slug: post.slug.en }, layout: true },
    },
  }),
} satisfies Meta<typeof PostPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An unknown slug renders nothing inside the layout. */
export const EmptyUnknownSlug: Story = {
  parameters: { site: { params: { slug: 'nothing' } } },
  render: (_, { globals }) => <>{postRoute.open(globals.locale, { slug: 'nothing' }).render()}</>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};
