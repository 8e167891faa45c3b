import type { Locale, Localized, ReviewText } from '@otm/schema';
import { reviewsIn } from './reviews-in.ts';

/**
 * Reviews by customers, in the languages that have them. The video of a review is in
 * `videos/review-<id>`.
 */
export const reviews: Readonly<Partial<Record<Locale, readonly ReviewText[]>>> = {
  es: reviewsIn('es', [
    {
      id: 'entradas',
      sample: true,
      name: 'Lucía R.',
      quote:
        'Antes miraba solo la vela. Ahora espero a ver qué hace la delta en mi nivel, y muchas veces no entro.',
    },
    {
      id: 'perfil',
      sample: true,
      name: 'Andrés M.',
      quote: 'El perfil me ordenó el gráfico: tengo menos líneas y sé de dónde sale cada una.',
    },
    {
      id: 'soporte',
      sample: true,
      name: 'Carolina V.',
      quote:
        'Mi antivirus bloqueó el archivo. Soporte me guio y ese mismo día lo tenía en el gráfico.',
    },
  ]),
};

const englishReviews = reviewsIn('en', [
  {
    id: 'waiting',
    sample: true,
    name: 'Megan T.',
    quote:
      'I used to look only at the candle. Now I wait to see what delta does at my level, and a lot of the time I decide to stay out.',
  },
  {
    id: 'fewer-lines',
    sample: true,
    name: 'Daniel K.',
    quote:
      'The profile cleaned up my chart: I have fewer lines and know where each one comes from.',
  },
  {
    id: 'support',
    sample: true,
    name: 'Priya S.',
    quote:
      'My antivirus removed the file. Support helped me, and I had it on my chart the same day.',
  },
]);

/** The reviews that articles show. */
export const reviewTexts: Localized<readonly ReviewText[]> = {
  en: englishReviews,
  es: reviews.es ?? [],
};
