import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OwnerReport } from './owner-report.tsx';

const meta = {
  title: 'Pages/Owner/Report',
  component: OwnerReport,
  ...localized(OwnerReport, {
    ...pageArgs(owner, ({ copy, report, items, monthly, sources }) => ({
      copy: report,
      areas: copy.problems.areas,
      items,
      monthly,
      sources,
    })),
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Report</VisuallyHidden>
      <OwnerReport {...args} />
    </>
  ),
} satisfies Meta<typeof OwnerReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
