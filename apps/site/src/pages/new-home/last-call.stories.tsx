import type { Meta, StoryObj } from '@storybook/react-vite';
import { LastCall } from './last-call.tsx';

const meta = {
  title: 'Pages/New home/Last call',
  component: LastCall,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof LastCall>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
