import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { NewHomePage } from './new-home-page.tsx';

const meta = {
  title: 'Pages/New home',
  component: NewHomePage,
  ...localized(NewHomePage, {
    ...pageArgs(newHome, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'newHome', layout: true } },
  }),
} satisfies Meta<typeof NewHomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
