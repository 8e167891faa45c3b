import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { masterClass } from '../../routes/master-class.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { MasterClassPage } from './master-class-page.tsx';

const meta = {
  title: 'Pages/Master class',
  component: MasterClassPage,
  ...localized(MasterClassPage, {
    ...pageArgs(masterClass, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'masterClass', layout: true } },
  }),
} satisfies Meta<typeof MasterClassPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
