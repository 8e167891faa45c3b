import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstallPage } from './install-page.tsx';

const meta = {
  title: 'Pages/Install',
  component: InstallPage,
  parameters: { layout: 'fullscreen', site: { route: 'install', layout: true } },
} satisfies Meta<typeof InstallPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
