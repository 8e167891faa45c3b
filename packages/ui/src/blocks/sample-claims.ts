import type { BlockOf, Localized } from '@otm/schema';

const statement = {
  text: 'These results are based on simulated or hypothetical performance results.',
  lang: 'en',
  source: '17 CFR 4.41(b)',
};

/** A risk statement. */
export const riskNote: Localized<BlockOf<'riskNote'>> = {
  en: {
    type: 'riskNote',
    title: 'Risk.',
    text: 'Futures trading can cost more than the money you put in.',
  },
  es: {
    type: 'riskNote',
    title: 'Riesgo.',
    text: 'Operar futuros puede costar más que el dinero invertido.',
  },
};

/** A statement that stays in English. */
export const quote: Localized<BlockOf<'quote'>> = {
  en: { type: 'quote', ...statement },
  es: { type: 'quote', ...statement },
};

/** A gain and a loss of the same size. */
export const results: Localized<BlockOf<'results'>> = {
  en: {
    type: 'results',
    examples: [
      { outcome: 'gain', title: 'It worked', text: 'Price went 36 ticks.', result: '+$360' },
      { outcome: 'loss', title: 'It failed', text: 'Price came back 36 ticks.', result: '-$360' },
    ],
    disclosure: {
      title: 'Hypothetical results',
      statement,
      plain: 'No one traded this. Whoever wrote it knew what came next.',
    },
  },
  es: {
    type: 'results',
    examples: [
      { outcome: 'gain', title: 'Funcionó', text: 'El precio avanzó 36 ticks.', result: '+$360' },
      { outcome: 'loss', title: 'Falló', text: 'El precio volvió 36 ticks.', result: '-$360' },
    ],
    disclosure: {
      title: 'Resultados hipotéticos',
      statement,
      plain: 'Nadie operó esto. Lo escribió alguien que ya sabía lo que pasó después.',
    },
  },
};

/** Two reviews that are marked as samples. */
export const testimonials: Localized<BlockOf<'testimonials'>> = {
  en: {
    type: 'testimonials',
    reviews: [
      { id: 'a', sample: true, name: 'Ana R.', quote: 'I wait for my level now.' },
      { id: 'b', sample: true, name: 'Tom K.', quote: 'I have fewer lines on my chart.' },
    ],
    disclosure: {
      title: 'Testimonials.',
      text: 'They may not be representative of other customers. They are no guarantee of success.',
    },
  },
  es: {
    type: 'testimonials',
    reviews: [
      { id: 'a', sample: true, name: 'Ana R.', quote: 'Ahora espero a mi nivel.' },
      { id: 'b', sample: true, name: 'Tomás K.', quote: 'Tengo menos líneas en el gráfico.' },
    ],
    disclosure: {
      title: 'Testimonios.',
      text: 'Pueden no ser representativos de otros clientes. No garantizan resultados.',
    },
  },
};
