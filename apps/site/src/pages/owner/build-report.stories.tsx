import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { BuildReport } from './build-report.tsx';

const meta = {
  title: 'Pages/Owner/Build',
  component: BuildReport,
  ...localized(BuildReport, {
    ...pageArgs(owner, ({ report }) => ({ copy: report.build })),
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Build</VisuallyHidden>
      <BuildReport {...args} />
    </>
  ),
} satisfies Meta<typeof BuildReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
