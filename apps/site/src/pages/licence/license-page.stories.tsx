import type { Meta, StoryObj } from '@storybook/react-vite';
import { LicensePage } from './license-page.tsx';

const meta = {
  title: 'Pages/Licence',
  component: LicensePage,
  parameters: { layout: 'fullscreen', site: { route: 'licence', layout: true } },
} satisfies Meta<typeof LicensePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
