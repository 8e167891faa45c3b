import type { Meta, StoryObj } from '@storybook/react-vite';
import { findFeature } from '../../library.ts';
import { FeaturePage } from './feature-page.tsx';

const meta = {
  title: 'Pages/Features',
  component: FeaturePage,
  args: { article: findFeature('otm-delta-bar') },
  parameters: {
    layout: 'fullscreen',
    site: { route: 'features', params: { slug: 'otm-delta-bar' }, layout: true },
  },
} satisfies Meta<typeof FeaturePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Indicator: Story = {};

export const Strategy: Story = { args: { article: findFeature('momentum-strategy') } };

export const Questions: Story = { args: { article: findFeature('frequently-asked-questions') } };

export const Reviews: Story = { args: { article: findFeature('reviews') } };

/** An unknown slug shows the first card. */
export const UnknownSlug: Story = {
  args: { article: findFeature('nothing') },
  parameters: { site: { params: { slug: 'nothing' } } },
};
