import { policiesPage, riskPage } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Pages/Text page',
  component: TextPage,
  args: { content: riskPage.en },
  parameters: {
    layout: 'fullscreen',
    site: { route: 'risk', layout: true },
    es: { content: riskPage.es },
  },
} satisfies Meta<typeof TextPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Risk: Story = { globals: { viewport: { value: 'desk' } } };

export const RiskOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Policies: Story = {
  args: { content: policiesPage.en },
  parameters: { site: { route: 'policies' }, es: { content: policiesPage.es } },
  globals: { viewport: { value: 'desk' } },
};
