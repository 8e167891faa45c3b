import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlimBar } from './slim-bar.tsx';

const meta = {
  title: 'Pages/Layout/Slim bar',
  component: SlimBar,
  parameters: { layout: 'fullscreen', site: { route: 'order' } },
} satisfies Meta<typeof SlimBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
