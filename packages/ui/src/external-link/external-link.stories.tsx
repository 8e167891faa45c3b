import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from './external-link.tsx';

const meta = {
  title: 'Components/External link',
  component: ExternalLink,
  args: {
    href: 'https://example.com/',
    children: 'The trading platform',
    newTab: '(opens in a new tab)',
  },
  parameters: {
    es: { children: 'La plataforma de trading', newTab: '(se abre en otra pestaña)' },
  },
} satisfies Meta<typeof ExternalLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Secondary: Story = { args: { variant: 'secondary' } };

/** Marked for search engines as paid for; it looks the same. */
export const Sponsored: Story = { args: { sponsored: true } };

export const LongText: Story = {
  args: { children: 'The market data feed that the platform recommends for futures on CME Group' },
  parameters: {
    es: {
      children:
        'El servicio de datos de mercado que la plataforma recomienda para futuros de CME Group',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
