import type { BlockOf, Localized } from '@otm/schema';

/** Three instructions. */
export const steps: Localized<BlockOf<'steps'>> = {
  en: { type: 'steps', steps: ['Mark the level.', 'Wait for the trades.', 'Then decide.'] },
  es: {
    type: 'steps',
    steps: ['Marca el nivel.', 'Espera las operaciones.', 'Decide después.'],
  },
};

/** A table of two rows. */
export const facts: Localized<BlockOf<'facts'>> = {
  en: {
    type: 'facts',
    caption: 'Settings',
    rows: [
      { name: 'Bar size', value: 'Five minutes' },
      { name: 'Data', value: 'Trades with bid and ask' },
    ],
  },
  es: {
    type: 'facts',
    caption: 'Ajustes',
    rows: [
      { name: 'Tamaño de barra', value: 'Cinco minutos' },
      { name: 'Datos', value: 'Operaciones con bid y ask' },
    ],
  },
};

/** The terms of the sample context. */
export const terms: Localized<BlockOf<'terms'>> = {
  en: { type: 'terms', title: 'Related terms', terms: ['delta', 'cumulative-delta'] },
  es: {
    type: 'terms',
    title: 'Términos relacionados',
    terms: ['delta', 'cumulative-delta'],
  },
};

/** Two questions, the second with a link. */
export const questions: Localized<BlockOf<'questions'>> = {
  en: {
    type: 'questions',
    questions: [
      { question: 'Is it a robot?', answer: ['No. It shows what was traded.'] },
      {
        question: 'What does it cost?',
        answer: ['The prices are on one page.'],
        more: [{ label: 'See the prices', href: '/buy' }],
      },
    ],
  },
  es: {
    type: 'questions',
    questions: [
      { question: '¿Es un robot?', answer: ['No. Muestra lo que ya se operó.'] },
      {
        question: '¿Cuánto cuesta?',
        answer: ['Los precios están en una página.'],
        more: [{ label: 'Ver los precios', href: '/es/buy' }],
      },
    ],
  },
};
