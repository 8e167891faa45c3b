import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnerReport } from './owner-report.tsx';

const meta = {
  title: 'Pages/Owner/Report',
  component: OwnerReport,
  parameters: { site: { route: 'owner' } },
  render: () => (
    <>
      <VisuallyHidden as="h2">Report</VisuallyHidden>
      <OwnerReport />
    </>
  ),
} satisfies Meta<typeof OwnerReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
