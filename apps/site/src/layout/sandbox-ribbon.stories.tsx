import type { Meta, StoryObj } from '@storybook/react-vite';
import { SandboxRibbon } from './sandbox-ribbon.tsx';

const meta = {
  title: 'Pages/Layout/Sandbox ribbon',
  component: SandboxRibbon,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof SandboxRibbon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
