import type { Term } from '@otm/schema';
import { vwap } from '../indicators/vwap.ts';

/** Terms of the average price and of the distance from it. */
export const vwapTerms: readonly Term[] = [
  {
    id: 'vwap',
    name: { en: 'VWAP', es: 'VWAP' },
    short: {
      en: 'The volume-weighted average price: price times volume of each trade of the session, added up and divided by the volume.',
      es: 'El precio medio ponderado por volumen: precio por volumen de cada operación de la sesión, sumado y dividido entre el volumen.',
    },
    long: {
      en: 'In the first minutes a few trades move it; late in the day almost nothing does. Price above VWAP means that the average buyer is ahead for now.',
      es: 'En los primeros minutos lo mueven unas pocas operaciones; al final del día, casi nada. Un precio sobre el VWAP significa que el comprador medio va ganando por ahora.',
    },
    related: ['vwap-bands', 'session', 'standard-deviation', 'trend'],
    spellings: {
      en: ['VWAP', 'volume-weighted average price'],
      es: ['VWAP', 'precio medio ponderado por volumen'],
    },
    article: vwap.slug,
  },
  {
    id: 'standard-deviation',
    name: { en: 'Standard deviation', es: 'Desviación estándar' },
    short: {
      en: 'A measure of how far prices lie from their average, in the same unit as the prices.',
      es: 'Una medida de cuánto se alejan los precios de su media, en la misma unidad que los precios.',
    },
    long: {
      en: 'For VWAP, square each trade’s distance from the current VWAP, average the squares by volume and take the root. It measures scatter, not direction. Prices are not dice: do not read odds from it.',
      es: 'Para el VWAP se eleva al cuadrado la distancia de cada operación al VWAP actual, se promedia por volumen y se saca la raíz. Mide dispersión, no dirección. Los precios no son dados: no saques probabilidades de ahí.',
    },
    related: ['vwap-bands', 'vwap'],
    spellings: {
      en: ['standard deviation', 'standard deviations'],
      es: ['desviación estándar', 'desviaciones estándar'],
    },
    article: vwap.slug,
  },
  {
    id: 'vwap-bands',
    name: { en: 'VWAP bands', es: 'Bandas del VWAP' },
    short: {
      en: 'Lines above and below VWAP at one, two and three standard deviations.',
      es: 'Líneas por encima y por debajo del VWAP a una, dos y tres desviaciones estándar.',
    },
    long: {
      en: 'They widen when trades scatter and are narrow just after the open. On a strong day price can stay at the outer band for hours: a band is a distance, not a turning point.',
      es: 'Se abren cuando las operaciones se dispersan y son estrechas tras la apertura. En un día con fuerza el precio puede pasar horas en la banda exterior: una banda es una distancia, no un punto de giro.',
    },
    related: ['vwap', 'standard-deviation', 'trend', 'reversal'],
    spellings: {
      en: ['VWAP bands', 'VWAP band', 'deviation bands', 'standard deviation bands'],
      es: ['bandas del VWAP', 'bandas de desviación', 'bandas de desviación estándar'],
    },
    article: vwap.slug,
  },
];
