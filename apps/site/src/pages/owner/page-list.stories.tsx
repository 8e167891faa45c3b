import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageList } from './page-list.tsx';

const meta = {
  title: 'Pages/Owner/Pages',
  component: PageList,
  parameters: { layout: 'fullscreen', site: { route: 'owner' } },
} satisfies Meta<typeof PageList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
