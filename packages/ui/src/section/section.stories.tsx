import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Section, type SectionProps } from './section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  ...localized(Section, {
    en: {
      id: 'indicators',
      title: 'Eight indicators',
      children: <p>Each one shows another side of the same trades.</p>,
    },
    es: {
      title: 'Ocho indicadores',
      children: <p>Cada uno muestra otra cara de las mismas operaciones.</p>,
    },
    parameters: { layout: 'fullscreen' },
  }),
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLead: Story = {
  ...localized(Section, {
    en: { lead: 'Read what buyers and sellers did at each price.' },
    es: { lead: 'Lee qué hicieron compradores y vendedores en cada precio.' },
  }),
};

export const LongText: Story = {
  ...localized(Section, {
    en: {
      title: 'What you should know about licenses, machines and delivery before you buy',
      lead: 'A license belongs to one machine. It is sent by e-mail within one business day after the form that follows the payment.',
    },
    es: {
      title: 'Lo que conviene saber sobre licencias, equipos y entrega antes de comprar',
      lead: 'Una licencia pertenece a un equipo. Se envía por correo en un día hábil como máximo, después del formulario que sigue al pago.',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** All variants. */
export const Matrix: Story = {
  ...matrix<SectionProps>(
    { plain: {}, lead: { lead: 'VAH, POC, VAL' } },
    ({ title, ...props }, key) => <Section {...props} id={key} title={`${title} ${key}`} />,
    { still: true },
  ),
  tags: ['matrix'],
};
