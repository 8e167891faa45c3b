import type { Meta, StoryObj } from '@storybook/react-vite';
import { RiskPage } from './risk-page.tsx';

const meta = {
  title: 'Pages/Risk',
  component: RiskPage,
  parameters: { layout: 'fullscreen', site: { route: 'risk', layout: true } },
} satisfies Meta<typeof RiskPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
