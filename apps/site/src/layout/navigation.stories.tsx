import type { Meta, StoryObj } from '@storybook/react-vite';
import { Navigation } from './navigation.tsx';

const meta = {
  title: 'Pages/Layout/Navigation',
  component: Navigation,
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof Navigation>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page that is shown is marked. */
export const OnHome: Story = {};

export const OnPricing: Story = { parameters: { site: { route: 'buy' } } };
