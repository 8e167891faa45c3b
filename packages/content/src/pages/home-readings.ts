import { type Localized, messagesFor, type ReadingTexts } from '@otm/schema';

const en = messagesFor<ReadingTexts>()({
  algorithms: '{prints} marked trades, {sellPrints} of them sells.',
  swing: 'The leg across it: {legMove} points, delta {legDelta}.',
  micro: '{sellWindows} of {windows} windows of {windowTrades} trades are below zero.',
  cumulative: '{delta} in this part, {total} since the open.',
  'delta-bar': '{below} of {bars} bars are below zero.',
  profile: '{volume} contracts at {rows} prices: {perRow} at each. In part 2, {beforePerRow}.',
  vwap: 'Price closes {sigmas} deviations from the average.',
  'bar-timer': 'The low trades at {lowTime}, with {lowLeft} left in its bar.',
});

const es = messagesFor<ReadingTexts>()({
  algorithms: '{prints} operaciones marcadas, {sellPrints} de vendedores.',
  swing: 'El tramo que la cruza: {legMove} puntos, delta {legDelta}.',
  micro: '{sellWindows} de {windows} ventanas de {windowTrades} operaciones, bajo cero.',
  cumulative: '{delta} en esta parte; {total} desde la apertura.',
  'delta-bar': '{below} de {bars} barras, bajo cero.',
  profile:
    '{volume} contratos en {rows} precios: {perRow} en cada uno. En la parte 2, {beforePerRow}.',
  vwap: 'El precio cierra a {sigmas} desviaciones del promedio.',
  'bar-timer': 'El mínimo se opera a las {lowTime}, con {lowLeft} por delante en su barra.',
});

/** The statement of each indicator about part 3 of the session on the home page. */
export const readingTexts: Localized<ReadingTexts> = { en, es };
