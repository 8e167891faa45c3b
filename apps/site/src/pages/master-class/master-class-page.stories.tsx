import type { Meta, StoryObj } from '@storybook/react-vite';
import { MasterClassPage } from './master-class-page.tsx';

const meta = {
  title: 'Pages/Master class',
  component: MasterClassPage,
  parameters: { layout: 'fullscreen', site: { route: 'masterClass', layout: true } },
} satisfies Meta<typeof MasterClassPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
