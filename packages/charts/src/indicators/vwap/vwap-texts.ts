import { defineMessages, type Localized } from '@otm/schema';
import type { IndicatorTexts } from '../indicator-texts.ts';

/** The default texts of the indicator's chart and replay. */
export const vwapTexts: Localized<IndicatorTexts<'vwap'>> = defineMessages(
  {
    chart: {
      title: 'VWAP with bands',
      description: 'VWAP {vwap}, bands from {lower} to {upper}.',
      caption: 'VWAP {vwap}, standard deviation {sigma}',
    },
    announcement: 'Trade {trades}: price {close}, VWAP {vwap}, bands {lower} to {upper}.',
  },
  {
    es: {
      chart: {
        title: 'VWAP con bandas',
        description: 'VWAP {vwap}, bandas de {lower} a {upper}.',
        caption: 'VWAP {vwap}, desviación estándar {sigma}',
      },
      announcement: 'Operación {trades}: precio {close}, VWAP {vwap}, bandas de {lower} a {upper}.',
    },
  },
);
