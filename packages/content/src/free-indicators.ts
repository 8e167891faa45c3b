import type { FreeIndicator } from '@otm/schema';
import { business } from './business.ts';

const { product, hostPlatform } = business;

const deltaBar: FreeIndicator = {
  id: 'deltabar',
  indicator: 'delta-bar',
  title: { en: 'Delta Bar', es: 'Delta Bar' },
  meta: {
    en: {
      title: `Free Delta Bar indicator for ${hostPlatform.name}`,
      description:
        'See aggressive buying minus aggressive selling in every bar of your futures chart. A free indicator: no payment, no Tick Replay.',
    },
    es: {
      title: `Delta Bar gratis para ${hostPlatform.name}`,
      description:
        'Mira en cada barra de tu gráfico de futuros la compra agresiva menos la venta agresiva. Un indicador gratis y sin Tick Replay.',
    },
  },
  description: {
    en: `Delta Bar adds up the volume bought at the ask in every bar and subtracts the volume sold at the bid. It plots the difference below your candles, so you see at a glance which side was aggressive. It’s a good first step into order flow, and the other ${product} delta indicators build on the same number.`,
    es: `Delta Bar suma en cada barra el volumen comprado en el ask (venta) y le resta el vendido en el bid (compra). Dibuja el resultado bajo tus velas para que veas de un vistazo qué lado atacó. Es un buen primer paso en el order flow (flujo de órdenes) y la base de los demás indicadores de delta de ${product}.`,
  },
  features: {
    en: [
      'The delta of every bar, under its candle',
      'Buying above the line, selling below it: readable without color',
      'Works on futures data with bid and ask',
      'No Tick Replay needed',
    ],
    es: [
      'La delta de cada barra, bajo su vela',
      'La compra arriba y la venta abajo: se distingue sin color',
      'Funciona con datos de futuros con bid y ask',
      'No necesita Tick Replay',
    ],
  },
  downloadItem: 'free-delta-bar',
};

const vwap: FreeIndicator = {
  id: 'vwap',
  indicator: 'vwap',
  title: { en: 'VWAP', es: 'VWAP' },
  meta: {
    en: {
      title: `Free VWAP indicator for ${hostPlatform.name}`,
      description:
        'The volume-weighted average price of the session with its deviation bands, on your own chart. Free of charge, and without Tick Replay.',
    },
    es: {
      title: `VWAP gratis para ${hostPlatform.name}`,
      description:
        'El precio promedio ponderado por volumen de la sesión, con bandas de desviación estándar, en tu gráfico. Un indicador gratis.',
    },
  },
  description: {
    en: 'VWAP weights every price of the session by its volume and draws the average. It shows what the average contract cost today and how far price has moved from it. It resets each session and needs only price and volume.',
    es: 'El VWAP es el precio promedio ponderado por volumen de la sesión. Muestra cuánto costó hoy el contrato promedio y cuánto se alejó de ahí el precio. Empieza de nuevo en cada sesión y solo necesita precio y volumen.',
  },
  features: {
    en: [
      'Session VWAP that resets at each open',
      'Bands at one, two and three standard deviations; the picture shows two',
      'Works with price and volume alone',
      'No Tick Replay needed',
    ],
    es: [
      'VWAP de sesión, que empieza de nuevo en cada una',
      'Bandas a una, dos y tres desviaciones estándar; la imagen muestra dos',
      'Funciona solo con precio y volumen',
      'No necesita Tick Replay',
    ],
  },
  downloadItem: 'free-vwap',
};

/** The indicators that are given away; the first one answers for unknown ids. */
export const freeIndicators: readonly [FreeIndicator, ...FreeIndicator[]] = [deltaBar, vwap];
