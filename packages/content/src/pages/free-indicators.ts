import { defineMessages } from '@otm/schema';
import { factText, shopFacts } from '../shop/owner-facts.ts';

/** The texts around the free indicators. */
export const freeIndicatorsPage = defineMessages(
  {
    heading: 'Free indicators',
    tabs: 'Choose a free indicator',
    features: 'What it does',
    download: 'Download Now',
    after:
      'The checkout opens in a new tab and doesn’t ask for payment. The file comes with instructions.',
    difference: factText(shopFacts.freeVersion, 'en'),
    free: 'Free',
    paid: 'Every plan adds',
    paidAction: 'See plans and prices',
  },
  {
    es: {
      heading: 'Indicadores gratis',
      tabs: 'Elegir un indicador gratis',
      features: 'Qué hace',
      download: 'Descargar Ahora',
      after:
        'La página de descarga se abre en otra pestaña y ahí no se paga nada. El archivo viene con instrucciones.',
      difference: factText(shopFacts.freeVersion, 'es'),
      free: 'Gratis',
      paid: 'Todos los planes agregan',
      paidAction: 'Ver planes y precios',
    },
  },
);
