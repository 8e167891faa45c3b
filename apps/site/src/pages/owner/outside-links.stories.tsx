import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OutsideLinks } from './outside-links.tsx';

const meta = {
  title: 'Pages/Owner/Other links',
  component: OutsideLinks,
  ...localized(OutsideLinks, {
    ...pageArgs(owner, ({ report, sources }) => ({
      copy: report.outside,
      tryLabel: report.settings.try,
      sources,
    })),
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Other links</VisuallyHidden>
      <OutsideLinks {...args} />
    </>
  ),
} satisfies Meta<typeof OutsideLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
