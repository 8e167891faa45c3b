import { type Localized, messagesFor, type ReadingTexts } from '@otm/schema';

const en = messagesFor<ReadingTexts>()({
  algorithms: '{prints} marked prints, {sellPrints} of them sellers.',
  swing: 'The leg across it: {legMove} points on {legDelta}.',
  micro: '{sellWindows} of {windows} windows of {windowTrades} trades below zero.',
  cumulative: '{delta} more, to {total} since the open.',
  'delta-bar': '{below} of {bars} bars below zero.',
  profile: '{volume} contracts on {rows} prices: {perRow} at each. In part 2, {beforePerRow}.',
  vwap: 'Its close is {sigmas} deviations from the average.',
  'bar-timer': 'The low trades at {lowTime} with {lowLeft} left on its bar.',
});

const es = messagesFor<ReadingTexts>()({
  algorithms: '{prints} operaciones marcadas, {sellPrints} de vendedores.',
  swing: 'El tramo que la cruza: {legMove} puntos con {legDelta}.',
  micro: '{sellWindows} de {windows} ventanas de {windowTrades} operaciones, bajo cero.',
  cumulative: '{delta} más: {total} desde la apertura.',
  'delta-bar': '{below} de {bars} barras, bajo cero.',
  profile:
    '{volume} contratos en {rows} precios: {perRow} en cada uno. En la parte 2, {beforePerRow}.',
  vwap: 'Cierra a {sigmas} desviaciones del promedio.',
  'bar-timer': 'El mínimo se opera a las {lowTime}, con {lowLeft} por delante en su barra.',
});

/** The statement of each indicator about part 3 of the session on the home page. */
export const readingTexts: Localized<ReadingTexts> = { en, es };
