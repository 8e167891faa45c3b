import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { ContentReport } from './content-report.tsx';

const meta = {
  title: 'Pages/Owner/Content',
  component: ContentReport,
  ...localized(ContentReport, {
    ...pageArgs(owner, ({ report, items }) => ({ copy: report.content, items })),
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Content</VisuallyHidden>
      <ContentReport {...args} />
    </>
  ),
} satisfies Meta<typeof ContentReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
