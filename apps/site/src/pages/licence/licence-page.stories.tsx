import type { Meta, StoryObj } from '@storybook/react-vite';
import { LicencePage } from './licence-page.tsx';

const meta = {
  title: 'Pages/Licence',
  component: LicencePage,
  parameters: { layout: 'fullscreen', site: { route: 'licence', layout: true } },
} satisfies Meta<typeof LicencePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
