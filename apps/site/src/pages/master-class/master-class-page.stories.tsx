import type { Meta, StoryObj } from '@storybook/react-vite';
import { MasterClassPage } from './master-class-page.tsx';

const meta = {
  title: 'Pages/Master class',
  component: MasterClassPage,
  parameters: { layout: 'fullscreen', site: { route: 'masterClass', layout: true } },
} satisfies Meta<typeof MasterClassPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
