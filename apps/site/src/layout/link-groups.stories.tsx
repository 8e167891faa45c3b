import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkGroups } from './link-groups.tsx';

const meta = {
  title: 'Pages/Layout/Link groups',
  component: LinkGroups,
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof LinkGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
