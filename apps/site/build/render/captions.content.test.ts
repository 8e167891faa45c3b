// @vitest-environment happy-dom
import { format } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { chartTexts } from '../../src/features/charts/chart-texts.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { renderPage } from './documents.tsx';
import { sampleAssets } from './testing/sample-assets.ts';

const pages = sitePages().map((page) => {
  const html = renderPage(page, sampleAssets, { indexable: true });
  const main = new DOMParser().parseFromString(html, 'text/html').body;
  return { ...page, pictures: [...main.querySelectorAll('svg.otm-chart, img.otm-picture')] };
});
const illustrated = pages.filter(({ pictures }) => pictures.length > 0);

/** The text of a picture's figure, or of its section without other figures. */
function captionOf(picture: Element): string {
  const figure = picture.closest('figure');
  if (figure) return figure.textContent ?? '';
  const section = picture.closest('section, main, body')?.cloneNode(true) as Element;
  for (const other of section.querySelectorAll('figure')) other.remove();
  return section.textContent ?? '';
}

/** A price without a comma, and a number behind a hyphen: the copy writes 5,391.00 and –966. */
const otherFormats = /\d{4,}\.\d+|(?<![\p{L}\d-])-\d[\d.,]*/gu;

/** The numbers in an element's text that the copy would write differently. */
function otherNumbers(element: Element): readonly string[] {
  const texts = [...element.querySelectorAll('text, title, desc, td, p, span, small, b, summary')];
  return texts.flatMap(({ textContent }) => textContent.match(otherFormats) ?? []);
}

it('finds pictures on the pages that have some', () => {
  const routes = new Set(illustrated.map(({ route }) => route));
  expect([...routes]).toEqual(expect.arrayContaining(['home', 'freeIndicators', 'notFound']));
});

describe.each(illustrated)('$path', ({ locale, pictures }) => {
  it('labels each picture as simulated and names the seed', () => {
    const texts = chartTexts[locale];
    for (const picture of pictures) {
      const caption = captionOf(picture);
      expect(caption).toContain(texts.simulated);
      expect(caption).toMatch(new RegExp(format(texts.seed, { seed: '\\d' })));
    }
  });

  it('writes the numbers of pictures as the copy does', () => {
    const figures = pictures.map((picture) => picture.closest('figure') ?? picture);
    expect([...new Set(figures)].flatMap(otherNumbers)).toEqual([]);
  });
});
