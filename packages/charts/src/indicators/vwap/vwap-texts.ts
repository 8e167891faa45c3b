import { type ChartTexts, defineMessages, type Localized, type ReplayTexts } from '@otm/schema';

/** The default texts of the indicator's chart. */
export const vwapChartTexts: Localized<ChartTexts['charts']['vwap']> = defineMessages(
  {
    title: 'VWAP with bands',
    description: 'VWAP {vwap}, bands from {lower} to {upper}.',
    caption: 'VWAP {vwap}, standard deviation {sigma}',
  },
  {
    es: {
      title: 'VWAP con bandas',
      description: 'VWAP {vwap}, bandas de {lower} a {upper}.',
      caption: 'VWAP {vwap}, desviación estándar {sigma}',
    },
  },
);

/** The default text that the indicator's replay announces. */
export const vwapAnnouncement: Localized<ReplayTexts['announcements']['vwap']> = defineMessages(
  'Trade {trades}: price {close}, VWAP {vwap}, bands {lower} to {upper}.',
  { es: 'Operación {trades}: precio {close}, VWAP {vwap}, bandas de {lower} a {upper}.' },
);
