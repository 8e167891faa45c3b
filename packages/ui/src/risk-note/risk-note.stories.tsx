import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { RiskNote } from './risk-note.tsx';

const meta = {
  title: 'Components/Risk note',
  component: RiskNote,
  ...localized(RiskNote, {
    en: {
      title: 'Risk.',
      text: 'Futures trading can cost more than the money you put in.',
    },
    es: { title: 'Riesgo.', text: 'Operar futuros puede costar más que el dinero invertido.' },
  }),
} satisfies Meta<typeof RiskNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LongText: Story = {
  ...localized(RiskNote, {
    en: {
      title: 'Hypothetical results.',
      text: 'Results that were computed after the fact have many inherent limitations. No account is being shown that has made or is likely to make profits or losses similar to them, because no money was ever at risk and because nobody had to hold the position.',
    },
    es: {
      title: 'Resultados hipotéticos.',
      text: 'Los resultados calculados a posteriori tienen muchas limitaciones propias. No se muestra ninguna cuenta que haya obtenido o que pueda obtener ganancias o pérdidas parecidas, porque nunca hubo dinero en riesgo y porque nadie tuvo que mantener la posición.',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};
