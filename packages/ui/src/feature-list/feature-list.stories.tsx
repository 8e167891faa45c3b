import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { FeatureList, type FeatureListProps } from './feature-list.tsx';

const meta = {
  title: 'Components/Feature list',
  component: FeatureList,
  ...localized(FeatureList, {
    en: {
      features: [
        { text: 'All eight indicators', included: true },
        { text: 'Free updates', included: true },
        { text: 'Private community', included: false },
      ],
      labels: { included: 'Included', notIncluded: 'Not included' },
    },
    es: {
      features: [
        { text: 'Los ocho indicadores', included: true },
        { text: 'Actualizaciones gratis', included: true },
        { text: 'Comunidad privada', included: false },
      ],
      labels: { included: 'Incluido', notIncluded: 'No incluido' },
    },
  }),
} satisfies Meta<typeof FeatureList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllIncluded: Story = {
  ...localized(FeatureList, {
    en: { features: [{ text: 'All eight indicators', included: true }] },
    es: { features: [{ text: 'Los ocho indicadores', included: true }] },
  }),
};

export const LongText: Story = {
  ...localized(FeatureList, {
    en: {
      features: [
        {
          text: 'License for one machine, moved to another one by e-mail within one business day',
          included: true,
        },
        {
          text: 'A meeting with an advisor before you decide, in English or Spanish',
          included: false,
        },
      ],
    },
    es: {
      features: [
        {
          text: 'Licencia para un equipo, trasladada a otro por correo en un día hábil como máximo',
          included: true,
        },
        {
          text: 'Una reunión con un asesor antes de decidir, en español o en inglés',
          included: false,
        },
      ],
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants. */
export const Matrix: Story = {
  ...matrix<FeatureListProps>(
    { mixed: {}, one: { features: [{ text: 'VWAP', included: true }] } },
    (props) => <FeatureList {...props} />,
    { still: true },
  ),
  tags: ['matrix'],
};
