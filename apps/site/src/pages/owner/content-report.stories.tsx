import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentReport } from './content-report.tsx';

const meta = {
  title: 'Pages/Owner/Content',
  component: ContentReport,
  parameters: { site: { route: 'owner' } },
  render: () => (
    <>
      <VisuallyHidden as="h2">Content</VisuallyHidden>
      <ContentReport />
    </>
  ),
} satisfies Meta<typeof ContentReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
