// @vitest-environment happy-dom
import { chartTexts } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { sitePages } from '../../src/routes/site-pages.ts';
import { type RenderAssets, renderPage } from './documents.tsx';

const assets: RenderAssets = {
  boot: '',
  css: '',
  font: '',
  speculation: '{}',
  shareCardUrl: () => undefined,
  islandUrl: (name) => `/assets/${name}.js`,
  pictureUrl: (name) => `/assets/${name}.svg`,
};
const pages = sitePages().map((page) => {
  const html = renderPage(page, assets, { indexable: true });
  const main = new DOMParser().parseFromString(html, 'text/html').body;
  return { ...page, pictures: [...main.querySelectorAll('svg.otm-chart, img.otm-picture')] };
});
const illustrated = pages.filter(({ pictures }) => pictures.length > 0);

/** The words of a picture's figure, or those of its section outside of other figures. */
function wordsBeside(picture: Element): string {
  const figure = picture.closest('figure');
  if (figure) return figure.textContent ?? '';
  const section = picture.closest('section, main, body')?.cloneNode(true) as Element;
  for (const other of section.querySelectorAll('figure')) other.remove();
  return section.textContent ?? '';
}

it('pictures stand on the pages that are known to have some', () => {
  const routes = new Set(illustrated.map(({ route }) => route));
  expect([...routes]).toEqual(expect.arrayContaining(['home', 'freeIndicators', 'notFound']));
});

describe.each(illustrated)('$path', ({ locale, pictures }) => {
  it('says beside each picture that its data are simulated, and the seed', () => {
    const texts = chartTexts[locale];
    for (const picture of pictures) {
      const words = wordsBeside(picture);
      expect(words).toContain(texts.simulated);
      expect(words).toMatch(new RegExp(texts.seed.replace('{seed}', '\\d')));
    }
  });
});
