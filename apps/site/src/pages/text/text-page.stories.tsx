import { riskPage } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Pages/Text page',
  component: TextPage,
  args: { content: riskPage.en },
  parameters: { site: { route: 'risk' }, es: { content: riskPage.es } },
} satisfies Meta<typeof TextPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
