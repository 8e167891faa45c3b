import type { Mistake } from './business-mistakes.ts';

const capture = 'captures/vwap/';
const id = 'videos/0/id';

const sampleIds = ['YOURVIDEOID', 'abcdefghijk', '12345678901', 'PLabcdefghi', 'TUVIDEO_ID1'];

/** Mistakes about monthly prices, downloads, captures, videos and reviews. */
export const contentMistakes: readonly Mistake[] = [
  ...sampleIds.map((it): Mistake => [id, it, 'videos.Hero.id', /11 characters/]),
  ['videos/0/duration', '1:75:30', 'videos.Hero.duration', /minutes and seconds/],
  ['monthlyPrices/basic', 0, 'monthlyPrices.basic', /amount of US dollars/],
  ['monthlyPrices/pro', -1, 'monthlyPrices.pro', /amount of US dollars/],
  ['monthlyPrices/pro', '199', 'monthlyPrices.pro', /amount of US dollars/],
  ['monthlyPrices/premium', 299.999, 'monthlyPrices.premium', /Round it/],
  ['monthlyPrices/premium', undefined, 'monthlyPrices.premium', /Set it/],
  ['monthlyPrices', undefined, 'monthlyPrices.basic', /Set it/],
  ['freeIndicators/0/downloadItem', 'Free VWAP', 'freeIndicators.vwap', /lower-case/],
  ['freeIndicators/0/downloadItem', '', 'freeIndicators.vwap.downloadItem', /Set it/],
  ['products/0/partsTotal', '288', 'products.pack.partsTotal', /amount of US dollars/],
  ['products/1/indicator', 'swings', 'products.swing.indicator', /Write swing/],
  ['reviews/0/source', 'x', 'reviews.a.source "x"', /where readers can check/],
  ['reviews/0/source', 'javascript:alert(1)', 'reviews.a.source', /where readers can check/],
  ['reviews/0/source', 'http://localhost/r', 'reviews.a.source', /where readers can check/],
  ['reviews/0/quote', 'TODO', 'reviews.a.quote', /Write both/],
  [`${capture}src`, 'captures/vwap.avif', 'captures.vwap.src', /\/captures\/vwap\.avif/],
  [`${capture}src`, '/captures/vwap.tiff', 'captures.vwap.src', /\/captures\/vwap\.avif/],
  [`${capture}src`, 'https://acme.io/vwap.avif', 'captures.vwap.src', /\/captures\/vwap\.avif/],
  [`${capture}width`, 0, 'captures.vwap.width', /whole number of pixels/],
  [`${capture}height`, 73.5, 'captures.vwap.height', /whole number of pixels/],
  [`${capture}alt/es`, '', 'captures.vwap.alt.es', /Set it/],
  [`${capture}version`, undefined, 'captures.vwap.version', /Set it/],
  [`${capture}date`, '20/11/2026', 'captures.vwap.date', /year, month and day/],
  [`${capture}date`, '2026-02-30', 'captures.vwap.date', /year, month and day/],
  [`${capture}spots/0/x`, 140, 'captures.vwap.spots.0.x', /from 0 to 100/],
  [`${capture}spots/0/text/en`, undefined, 'captures.vwap.spots.0.text.en', /Set it/],
  [`${capture}source`, '/vwap.avif', 'captures.vwap.source', /Did you mean/],
  ['captures/vwapp', {}, 'captures.vwapp', /mean vwap\?/],
];
