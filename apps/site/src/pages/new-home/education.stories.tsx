import type { Meta, StoryObj } from '@storybook/react-vite';
import { Education } from './education.tsx';

const meta = {
  title: 'Pages/New home/Education',
  component: Education,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof Education>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
