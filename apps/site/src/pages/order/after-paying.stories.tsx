import type { Meta, StoryObj } from '@storybook/react-vite';
import { AfterPaying } from './after-paying.tsx';

const meta = {
  title: 'Pages/Order/After paying',
  component: AfterPaying,
  parameters: { layout: 'fullscreen', site: { route: 'order' } },
} satisfies Meta<typeof AfterPaying>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
