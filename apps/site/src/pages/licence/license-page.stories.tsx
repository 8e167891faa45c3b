import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { licence } from '../../routes/licence.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { LicensePage } from './license-page.tsx';

const meta = {
  title: 'Pages/Licence',
  component: LicensePage,
  ...localized(LicensePage, {
    ...pageArgs(licence, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'licence', layout: true } },
  }),
} satisfies Meta<typeof LicensePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
