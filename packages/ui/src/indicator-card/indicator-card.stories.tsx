import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { IndicatorCard, type IndicatorCardProps } from './indicator-card.tsx';

/** A placeholder for the chart. */
const picture = (
  <svg viewBox="0 0 160 90" aria-hidden="true">
    <path stroke="currentColor" strokeWidth="4" d="M0 20h60M0 35h110M0 50h150M0 65h90" />
  </svg>
);

const meta = {
  title: 'Components/Indicator card',
  component: IndicatorCard,
  ...localized(IndicatorCard, {
    en: {
      title: 'Volume Profile',
      summary: 'Shows how much was traded at each price of the session.',
      chart: picture,
      actionLabel: 'Read more',
      modalId: 'indicator-profile',
    },
    es: {
      summary: 'Muestra cuánto se negoció en cada precio de la sesión.',
      actionLabel: 'Leer más',
    },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">{args.title}</VisuallyHidden>
      <div className="otm-cards">
        <IndicatorCard {...args} />
      </div>
    </>
  ),
} satisfies Meta<typeof IndicatorCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  ...localized(IndicatorCard, {
    en: {
      title: 'Cumulative Delta with Divergence',
      summary:
        'Adds up the delta of every bar from the open of the session, so that a market which rises on shrinking buying can be told from one that rises because buyers pay up.',
    },
    es: {
      title: 'Delta acumulado con divergencias',
      summary:
        'Suma el delta de cada barra desde la apertura de la sesión: así se distingue un mercado que sube con compras menguantes de otro que sube porque los compradores pagan más.',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<IndicatorCardProps>({ default: {} }, (props, key) => (
    <IndicatorCard {...props} modalId={key} />
  )),
  tags: ['matrix'],
};
