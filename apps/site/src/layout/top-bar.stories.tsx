import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Pages/Layout/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof TopBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
