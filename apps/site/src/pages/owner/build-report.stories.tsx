import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuildReport } from './build-report.tsx';

const meta = {
  title: 'Pages/Owner/Build',
  component: BuildReport,
  parameters: { site: { route: 'owner' } },
  render: () => (
    <>
      <VisuallyHidden as="h2">Build</VisuallyHidden>
      <BuildReport />
    </>
  ),
} satisfies Meta<typeof BuildReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
