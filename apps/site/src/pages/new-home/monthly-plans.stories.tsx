import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { MonthlyPlans } from './monthly-plans.tsx';

const meta = {
  title: 'Pages/New home/Plans',
  component: MonthlyPlans,
  ...localized(MonthlyPlans, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.plans })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof MonthlyPlans>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
