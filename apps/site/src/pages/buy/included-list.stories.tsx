import type { Meta, StoryObj } from '@storybook/react-vite';
import { IncludedList } from './included-list.tsx';

const meta = {
  title: 'Pages/Buy/Included',
  component: IncludedList,
  parameters: { layout: 'fullscreen', site: { route: 'buy' } },
} satisfies Meta<typeof IncludedList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
