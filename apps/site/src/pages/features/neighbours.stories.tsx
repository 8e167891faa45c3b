import type { Meta, StoryObj } from '@storybook/react-vite';
import { findFeature } from '../../library.ts';
import { Neighbours } from './neighbours.tsx';

const card = findFeature('otm-delta-bar');

const meta = {
  title: 'Pages/Features/Neighbours',
  component: Neighbours,
  args: { previous: card, next: card },
  parameters: { site: { route: 'features', params: { slug: 'otm-delta-bar' } } },
} satisfies Meta<typeof Neighbours>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const First: Story = { args: { previous: undefined } };

export const Last: Story = { args: { next: undefined } };
