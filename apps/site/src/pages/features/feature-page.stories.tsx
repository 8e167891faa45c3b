import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '../../routes/features.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FeaturePage } from './feature-page.tsx';

/** Returns the card that the page of a slug shows. */
const cardAt = (slug: string) => features.load({ slug }, 'en').article;

const meta = {
  title: 'Pages/Features',
  component: FeaturePage,
  ...localized(FeaturePage, {
    ...pageArgs(features, ({ copy, groups }) => ({ copy, groups })),
    parameters: {
      layout: 'fullscreen',
      site: { route: 'features', params: { slug: 'otm-delta-bar' }, layout: true },
    },
  }),
} satisfies Meta<typeof FeaturePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Indicator: Story = {
  tags: ['matrix'],
  args: { article: cardAt('otm-delta-bar') },
};

export const Strategy: Story = { args: { article: cardAt('momentum-strategy') } };

export const Questions: Story = { args: { article: cardAt('frequently-asked-questions') } };

export const Reviews: Story = { args: { article: cardAt('reviews') } };

/** An unknown slug shows the first card. */
export const UnknownSlug: Story = {
  args: { article: cardAt('nothing') },
  parameters: { site: { params: { slug: 'nothing' } } },
};
