import type { Meta, StoryObj } from '@storybook/react-vite';
import { MonthlyPlans } from './monthly-plans.tsx';

const meta = {
  title: 'Pages/New home/Plans',
  component: MonthlyPlans,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof MonthlyPlans>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
