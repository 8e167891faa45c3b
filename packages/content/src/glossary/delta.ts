import type { Term } from '../schema/term.ts';

/** Terms of delta and of those who make it. */
export const deltaTerms: readonly Term[] = [
  {
    id: 'delta',
    name: { en: 'Delta', es: 'Delta' },
    short: {
      en: 'Volume bought at the ask minus volume sold at the bid, over a bar, a leg or a session.',
      es: 'Volumen comprado en el ask menos volumen vendido en el bid, en una barra, un tramo o una sesión.',
    },
    long: {
      en: 'Delta shows which side was in a hurry. It says nothing about who was right: a positive delta can go with a falling price when patient sellers absorb the buying.',
      es: 'La delta muestra qué lado tenía prisa. No dice quién tenía razón: puede ser positiva con un precio que baja, si unos vendedores pacientes absorben la compra.',
    },
    related: ['aggressor'],
    spellings: { en: ['delta'], es: ['delta'] },
    article: 'otm-delta-bar',
  },
  {
    id: 'aggressor',
    name: { en: 'Aggressor', es: 'Agresor' },
    short: {
      en: 'The side whose order trades at once, because it takes a price that was waiting in the book.',
      es: 'El lado cuya orden se ejecuta al instante, porque toma un precio que ya esperaba en el libro.',
    },
    long: {
      en: 'A market order is aggressive, and so is a limit order that crosses the spread. The exchange marks the aggressor of each futures trade; without that mark, bid and ask at the time of the trade tell it.',
      es: 'Una orden a mercado es agresiva, y también una orden límite que cruza el spread. La bolsa marca al agresor de cada operación de futuros; sin esa marca, lo dicen el bid y el ask del momento.',
    },
    related: ['delta'],
    spellings: { en: ['aggressor'], es: ['agresor'] },
  },
];
