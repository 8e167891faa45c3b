import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { ExternalLink, type ExternalLinkProps } from './external-link.tsx';

const meta = {
  title: 'Components/External link',
  component: ExternalLink,
  ...localized(ExternalLink, {
    en: {
      href: 'https://example.com/',
      children: 'The trading platform',
      newTabLabel: '(opens in a new tab)',
    },
    es: { children: 'La plataforma de trading', newTabLabel: '(se abre en otra pestaña)' },
  }),
} satisfies Meta<typeof ExternalLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Secondary: Story = { args: { variant: 'secondary' } };

/** Marked as paid for search engines; it looks the same. */
export const Sponsored: Story = { args: { sponsored: true } };

export const LongText: Story = {
  ...localized(ExternalLink, {
    en: { children: 'The market data feed that the platform recommends for futures on CME Group' },
    es: {
      children:
        'El servicio de datos de mercado que la plataforma recomienda para futuros de CME Group',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<ExternalLinkProps>(
    { link: {}, primary: { variant: 'primary' }, secondary: { variant: 'secondary' } },
    (props, key) => <ExternalLink {...props} key={key} />,
  ),
  tags: ['matrix'],
};
