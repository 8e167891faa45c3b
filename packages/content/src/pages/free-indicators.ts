import { defineMessages } from '@otm/schema';

/** The texts around the free indicators. */
export const freeIndicatorsPage = defineMessages(
  {
    heading: 'Free indicators',
    tabs: 'Choose a free indicator',
    features: 'What it does',
    download: 'Download Now',
    after:
      'The checkout opens in a new tab and doesn’t ask for payment. The file comes with instructions.',
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
      free: 'Gratis',
      paid: 'Todos los planes agregan',
      paidAction: 'Ver planes y precios',
    },
  },
);
