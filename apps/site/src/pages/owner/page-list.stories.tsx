import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { PageList } from './page-list.tsx';

const meta = {
  title: 'Pages/Owner/Pages',
  component: PageList,
  ...localized(PageList, {
    ...pageArgs(owner, ({ copy }) => ({ copy: copy.pages })),
    parameters: { layout: 'fullscreen', site: { route: 'owner' } },
  }),
} satisfies Meta<typeof PageList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
