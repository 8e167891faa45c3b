import type { Locale, Localized, Review, ReviewText } from '@otm/schema';

/** Reviews by customers, in the languages that have them; all three are samples. */
export const reviews: Readonly<Partial<Record<Locale, readonly Review[]>>> = {
  es: [
    {
      id: 'entradas',
      sample: true,
      name: 'Lucía R.',
      quote:
        'Antes miraba solo la vela. Ahora espero a ver qué hace la delta en mi nivel, y muchas veces decido no entrar.',
      video: {
        id: 'sample-es-1',
        title: 'Lucía R.: esperar a la delta',
        summary:
          'Lucía cuenta cómo revisa la delta de la barra antes de decidir y por qué hoy descarta más entradas que antes. No habla de ganancias. Es un testimonio de muestra.',
        duration: '1:45',
      },
    },
    {
      id: 'perfil',
      sample: true,
      name: 'Andrés M.',
      quote:
        'El perfil me ordenó el gráfico. Tengo menos líneas y sé de dónde sale cada una. Las pérdidas siguen ahí, pero ahora las entiendo.',
      video: {
        id: 'sample-es-2',
        title: 'Andrés M.: menos líneas, más sentido',
        summary:
          'Andrés muestra cómo prepara la sesión con el punto de control y el área de valor del día anterior. También repasa una operación perdedora. Es un testimonio de muestra.',
        duration: '2:10',
      },
    },
    {
      id: 'soporte',
      sample: true,
      name: 'Carolina V.',
      quote:
        'Mi antivirus bloqueó el archivo y escribí al soporte. Me guiaron paso a paso y ese mismo día lo tenía en el gráfico.',
      video: {
        id: 'sample-es-3',
        title: 'Carolina V.: la instalación',
        summary:
          'Carolina explica el problema que tuvo al instalar, qué le pidió el soporte y cómo quedó resuelto. Es un testimonio de muestra.',
        duration: '1:20',
      },
    },
  ],
};

const englishSamples: readonly ReviewText[] = [
  {
    id: 'waiting',
    sample: true,
    name: 'Megan T.',
    quote:
      'I used to look at the candle alone. Now I wait to see what delta does at my level, and many times I decide to stay out.',
  },
  {
    id: 'fewer-lines',
    sample: true,
    name: 'Daniel K.',
    quote:
      'The profile cleaned up my chart. I have fewer lines and know where each one comes from. I still have losing days, but I can explain them now.',
  },
  {
    id: 'support',
    sample: true,
    name: 'Priya S.',
    quote:
      'My antivirus took the file away, so I wrote to support. They went through it with me step by step, and it was on my chart the same day.',
  },
];

/** The reviews that articles show, without their videos. */
export const reviewTexts: Localized<readonly ReviewText[]> = {
  en: englishSamples,
  es: (reviews.es ?? []).map(({ video: _, ...review }) => review),
};
