import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleName } from '../../routes/sample-name.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { SampleNamePage } from './sample-name-page.tsx';

const meta = {
  title: 'Pages/TITLE_EN',
  component: SampleNamePage,
  ...localized(SampleNamePage, {
    ...pageArgs(sampleName, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'sampleName', layout: true } },
  }),
} satisfies Meta<typeof SampleNamePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
