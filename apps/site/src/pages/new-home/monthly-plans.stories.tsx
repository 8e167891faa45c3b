import type { Meta, StoryObj } from '@storybook/react-vite';
import { MonthlyPlans } from './monthly-plans.tsx';

const meta = {
  title: 'Pages/New home/Plans',
  component: MonthlyPlans,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof MonthlyPlans>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
