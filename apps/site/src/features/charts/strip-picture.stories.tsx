import type { Meta, StoryObj } from '@storybook/react-vite';
import { StripPicture } from './strip-picture.tsx';

const meta = {
  title: 'Pages/Home/Strip',
  component: StripPicture,
  args: { id: 'vwap' },
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof StripPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
