import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { policiesPage, riskPage } from '../../library.ts';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Pages/Text page',
  component: TextPage,
  ...localized(TextPage, {
    en: { content: riskPage.en },
    es: { content: riskPage.es },
    parameters: { layout: 'fullscreen', site: { route: 'risk', layout: true } },
  }),
} satisfies Meta<typeof TextPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Risk: Story = {};

export const Policies: Story = {
  ...localized(TextPage, {
    en: { content: policiesPage.en },
    es: { content: policiesPage.es },
    parameters: { site: { route: 'policies' } },
  }),
};
