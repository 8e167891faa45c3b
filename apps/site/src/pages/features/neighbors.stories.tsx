import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '../../routes/features.ts';
import { Neighbors } from './neighbors.tsx';

const { article: card } = features.load({ slug: 'otm-delta-bar' }, 'en');

const meta = {
  title: 'Pages/Features/Neighbors',
  component: Neighbors,
  args: { previous: card, next: card },
  parameters: { site: { route: 'features', params: { slug: 'otm-delta-bar' } } },
} satisfies Meta<typeof Neighbors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const First: Story = { args: { previous: undefined } };

export const Last: Story = { args: { next: undefined } };
