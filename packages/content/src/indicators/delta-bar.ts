import type { Indicator } from '@otm/schema';
import { business } from '../business.ts';

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
        text: 'A trade at the ask was made by a buyer who would not wait. A trade at the bid was made by a seller who would not wait. Delta Bar adds the first, takes away the second and draws the result below each candle.',
      },
      {
        title: 'How to read it',
        text: 'Look at delta and the candle together. A large positive delta in a bar that closes high is buying that worked. The same delta in a bar that closes low met a seller who did not step back.',
      },
      {
        title: 'Where it misleads',
        text: 'Positive delta does not mean that price went up. Patient orders can win. Delta also needs trades stamped with bid and ask, which spot forex does not have.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Una operación en el ask (venta) la hizo un comprador que no quiso esperar. Una operación en el bid (compra) la hizo un vendedor que no quiso esperar. Delta Bar suma las primeras, resta las segundas y dibuja el resultado bajo cada vela.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Mira la delta junto con la vela. Mucha delta positiva en una barra que cierra arriba es compra que funcionó. La misma delta en una barra que cierra abajo chocó con un vendedor que no cedió.',
      },
      {
        title: 'Dónde engaña',
        text: 'Una delta positiva no significa que el precio subió. Las órdenes pacientes también ganan. Además, la delta necesita operaciones marcadas con bid y ask, y el forex al contado no las tiene.',
      },
    ],
  },
};
