import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const deltaBar: Indicator = {
  id: 'delta-bar',
  slug: `${business.productSlug}-delta-bar`,
  title: 'Delta Bar',
  summary: {
    en: 'Shows aggressive buying minus aggressive selling in every bar.',
    es: 'Muestra la compra agresiva menos la venta agresiva de cada barra.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'A trade at the ask comes from an aggressive buyer, a trade at the bid from an aggressive seller. Delta Bar subtracts the selling from the buying and plots the difference below each candle.',
      },
      {
        title: 'How to read it',
        text: 'Look at delta and the candle together. A large positive delta in a bar that closes high is buying that worked. The same delta in a bar that closes low ran into a seller who didn’t step back.',
      },
      {
        title: 'When not to trust it',
        text: 'Positive delta doesn’t mean price went up: resting sellers can absorb the buying. Delta also needs trades stamped with bid and ask, which spot forex doesn’t have.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Una operación en el ask (venta) la hizo un comprador agresivo; una en el bid (compra), un vendedor agresivo. Delta Bar resta las segundas de las primeras y dibuja la diferencia bajo cada vela.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Mira la delta junto con la vela. Una delta positiva grande en una barra que cierra al alza es compra que funcionó. La misma delta en una barra que cierra a la baja chocó con un vendedor que no cedió.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Que la delta sea positiva no significa que el precio haya subido. A veces ganan las órdenes pasivas. Además, la delta necesita operaciones marcadas con bid y ask, y el forex al contado no las tiene.',
      },
    ],
  },
};
