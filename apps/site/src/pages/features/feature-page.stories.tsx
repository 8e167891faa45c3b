import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturePage } from './feature-page.tsx';

const meta = {
  title: 'Pages/Features',
  component: FeaturePage,
  args: { params: { title: 'otm-delta-bar' } },
  parameters: { layout: 'fullscreen', site: { route: 'features', layout: true } },
} satisfies Meta<typeof FeaturePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Indicator: Story = {};

export const Strategy: Story = { args: { params: { title: 'momentum-strategy' } } };

export const Questions: Story = { args: { params: { title: 'frequently-asked-questions' } } };

export const Reviews: Story = { args: { params: { title: 'reviews' } } };

/** A slug that nobody knows shows the first card. */
export const UnknownSlug: Story = {
  args: { params: {} },
  parameters: { site: { params: { title: 'nothing' } } },
};
