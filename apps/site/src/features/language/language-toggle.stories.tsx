import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageToggle } from './language-toggle.tsx';

const meta = {
  title: 'Pages/Layout/Language toggle',
  component: LanguageToggle,
  parameters: { site: { route: 'buy' } },
} satisfies Meta<typeof LanguageToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Leads to the same page in the other language, named in that language. */
export const English: Story = { globals: { locale: 'en' } };

export const Spanish: Story = { globals: { locale: 'es' } };
