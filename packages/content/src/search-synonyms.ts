import type { Localized } from '@otm/schema';

/** Words that visitors type for a word that our copy uses. */
export interface SearchSynonyms {
  /** The word of our copy, in lowercase. */
  readonly word: string;
  /** Other names for it: the search finds them, and no page shows them. */
  readonly also: readonly string[];
}

/** Words that people type into the search and that the copy avoids or doesn't need. */
export const searchSynonyms: Localized<readonly SearchSynonyms[]> = {
  en: [
    { word: 'installments', also: ['instalments', 'financing', 'split payment', 'pay monthly'] },
    { word: 'checkout', also: ['credit card', 'debit card', 'PayPal', 'purchase'] },
    { word: 'refund', also: ['money back', 'return', 'chargeback', 'cancel'] },
    { word: 'license', also: ['licence', 'activation', 'serial', 'key'] },
    { word: 'cumulative delta', also: ['CVD', 'cumulative volume delta'] },
    { word: 'volume profile', also: ['market profile', 'TPO', 'VPVR'] },
    { word: 'footprint', also: ['volumetric bars', 'numbers bars', 'cluster chart'] },
    { word: 'standard deviation', also: ['VWAP bands', 'sigma'] },
    { word: 'order book', also: ['DOM', 'depth of market', 'level 2'] },
    { word: 'the tape', also: ['time and sales'] },
    { word: 'free indicators', also: ['trial', 'demo', 'free download'] },
    { word: 'automatic system', also: ['bot', 'algo trading', 'autotrading'] },
    { word: 'privacy', also: ['GDPR', 'cookies', 'personal data'] },
  ],
  es: [
    {
      word: 'pagos de',
      also: [
        'cuotas',
        'crédito',
        'plazos',
        'mensualidades',
        'meses sin intereses',
        'financiación',
        'financiamiento',
      ],
    },
    {
      word: 'página de pago',
      also: ['tarjeta de crédito', 'tarjeta de débito', 'PayPal', 'comprar'],
    },
    { word: 'reembolso', also: ['devolución', 'devolver', 'retracto', 'cancelar'] },
    { word: 'licencia', also: ['activación', 'serial', 'clave'] },
    { word: 'delta acumulada', also: ['CVD', 'cumulative delta', 'delta cumulativo'] },
    { word: 'ponderado por volumen', also: ['precio medio', 'media ponderada'] },
    { word: 'bid (compra)', also: ['demanda', 'precio de compra'] },
    { word: 'ask (venta)', also: ['oferta', 'precio de venta'] },
    { word: 'perfil de volumen', also: ['volume profile', 'market profile', 'TPO'] },
    { word: 'footprint', also: ['clúster', 'huella', 'volumétrico'] },
    { word: 'desviación estándar', also: ['bandas del VWAP', 'sigma'] },
    { word: 'libro de órdenes', also: ['DOM', 'profundidad', 'nivel 2', 'order book'] },
    { word: 'la cinta', also: ['tape', 'time and sales'] },
    { word: 'indicadores gratis', also: ['demo', 'prueba', 'descarga gratuita'] },
    { word: 'sistema automático', also: ['bot', 'robot', 'trading algorítmico'] },
    { word: 'equipo', also: ['ordenador', 'computadora', 'laptop', 'PC'] },
    { word: 'privacidad', also: ['RGPD', 'cookies', 'datos personales', 'habeas data'] },
  ],
};
