import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleNamePage } from './sample-name-page.tsx';

const meta = {
  title: 'Pages/TITLE_EN',
  component: SampleNamePage,
  parameters: { layout: 'fullscreen', site: { route: 'sampleName', layout: true } },
} satisfies Meta<typeof SampleNamePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
