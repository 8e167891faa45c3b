import { defineMessages } from '@otm/schema';
import { formatList } from '../format.ts';
import { freeIndicators } from '../free-indicators.ts';
import { indicators } from '../indicators/index.ts';

const paid = indicators
  .filter(({ id }) => !freeIndicators.some(({ indicator }) => indicator === id))
  .map(({ title }) => title);

/** The texts around the free indicators. */
export const freeIndicatorsPage = defineMessages(
  {
    heading: 'Free indicators',
    tabs: 'Choose a free indicator',
    features: 'What it does',
    download: 'Download Now',
    after:
      'The checkout opens in a new tab and doesn’t ask for payment. The file comes with instructions.',
    more: `The full set has eight indicators. Every plan adds ${formatList(paid, 'en')}.`,
    moreAction: 'See plans and prices',
  },
  {
    es: {
      heading: 'Indicadores gratis',
      tabs: 'Elegir un indicador gratis',
      features: 'Qué hace',
      download: 'Descargar Ahora',
      after:
        'La página de descarga se abre en otra pestaña y ahí no se paga nada. El archivo viene con instrucciones.',
      more: `El conjunto completo tiene ocho indicadores. Todos los planes agregan ${formatList(paid, 'es')}.`,
      moreAction: 'Ver planes y precios',
    },
  },
);
