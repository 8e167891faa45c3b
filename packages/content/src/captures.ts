import type { Capture, IndicatorId } from '@otm/schema';

/**
 * Pictures of the indicators in the trading platform. The owner's page lists the missing ones; until
 * they exist, articles show computed pictures.
 *
 * @example
 * vwap: {
 *   src: '/captures/vwap.avif',
 *   width: 1312,
 *   height: 738,
 *   alt: { en: 'VWAP with its bands on a chart', es: 'VWAP con sus bandas en un gráfico' },
 *   version: '2.5',
 *   instrument: 'ES 12-26',
 *   date: '2026-11-20',
 *   spots: [{ x: 40, y: 55, text: { en: 'The average price', es: 'El precio promedio' } }],
 * },
 */
export const captures: Readonly<Partial<Record<IndicatorId, Capture>>> = {};
