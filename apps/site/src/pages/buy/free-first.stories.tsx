import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeFirst } from './free-first.tsx';

const meta = {
  title: 'Pages/Buy/Free first',
  component: FreeFirst,
  parameters: { layout: 'fullscreen', site: { route: 'buy' } },
} satisfies Meta<typeof FreeFirst>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
