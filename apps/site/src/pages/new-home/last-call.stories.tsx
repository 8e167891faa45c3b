import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { LastCall } from './last-call.tsx';

const meta = {
  title: 'Pages/New home/Last call',
  component: LastCall,
  ...localized(LastCall, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.last })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof LastCall>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
