import type { Meta, StoryObj } from '@storybook/react-vite';
import { PoliciesPage } from './policies-page.tsx';

const meta = {
  title: 'Pages/Policies',
  component: PoliciesPage,
  parameters: { layout: 'fullscreen', site: { route: 'policies', layout: true } },
} satisfies Meta<typeof PoliciesPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
