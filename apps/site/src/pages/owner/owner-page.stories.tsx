import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnerPage } from './owner-page.tsx';

const meta = {
  title: 'Pages/Owner',
  component: OwnerPage,
  parameters: { layout: 'fullscreen', site: { route: 'owner', layout: true } },
} satisfies Meta<typeof OwnerPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
