import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { Education } from './education.tsx';

const meta = {
  title: 'Pages/New home/Education',
  component: Education,
  ...localized(Education, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.education })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof Education>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
