import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstallPage } from './install-page.tsx';

const meta = {
  title: 'Pages/Install',
  component: InstallPage,
  parameters: { layout: 'fullscreen', site: { route: 'install', layout: true } },
} satisfies Meta<typeof InstallPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
