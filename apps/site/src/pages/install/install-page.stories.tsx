import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { install } from '../../routes/install.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { InstallPage } from './install-page.tsx';

const meta = {
  title: 'Pages/Install',
  component: InstallPage,
  ...localized(InstallPage, {
    ...pageArgs(install, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'install', layout: true } },
  }),
} satisfies Meta<typeof InstallPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
