// @vitest-environment happy-dom
import { uiText } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes/index.ts';
import { siteRedirects } from '../../src/routes/redirects.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { renderPage } from './documents.tsx';
import { sampleAssets } from './testing/sample-assets.ts';

const pages = sitePages();
const knownPaths = new Set([
  ...pages.map(({ path }) => path),
  ...siteRedirects().map(({ from }) => from),
]);

const parse = (page: (typeof pages)[number]) =>
  new DOMParser().parseFromString(renderPage(page, sampleAssets, { indexable: true }), 'text/html');

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)];

/** A control's accessible name, as far as markup decides it. */
const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent).trim();

/** Texts that Lighthouse, which reads no labels, calls not descriptive, and ours of that kind. */
const generic = new Set([
  ...['click here', 'go', 'here', 'learn more', 'more', 'read more', 'see more', 'start', 'this'],
  ...['aquí', 'empezar', 'enlace', 'este enlace', 'leer más', 'más', 'más información', 'ver más'],
]);

/** The ids that an element's attributes refer to. */
const references = ['aria-labelledby', 'aria-describedby', 'commandfor', 'popovertarget', 'for'];

describe.each(pages.map((page) => ({ path: page.path, page })))('$path', ({ page }) => {
  const document = parse(page);
  const ids = all(document, '[id]').map(({ id }) => id);

  it('has one main landmark, which the skip link leads to', () => {
    expect(all(document, 'main')).toHaveLength(1);
    const skip = document.querySelector('.otm-skip-link');
    expect(skip?.getAttribute('href')).toBe('#content');
    expect(skip?.textContent).toBe(uiText[page.locale].skipLink);
    expect(document.querySelector('main')?.id).toBe('content');
  });

  it('uses every id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('refers to elements that exist', () => {
    for (const attribute of references)
      for (const element of all(document, `[${attribute}]`))
        for (const id of element.getAttribute(attribute)?.split(' ') ?? [])
          expect(ids, `${attribute}="${id}"`).toContain(id);
  });

  it('never skips a heading level in its content', () => {
    const levels = all(document, 'main :is(h1, h2, h3, h4)')
      .filter((heading) => !heading.closest('dialog'))
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('links to pages that exist, in its own language', () => {
    const links = all(document, 'a[href^="/"]:not([hreflang])').map((link) =>
      link.getAttribute('href')?.replace(/[?#].*$/, ''),
    );
    // The list of pages continues in the sitemap, which is a file.
    const isPage = (link = '') => !/^\/(?:__sandbox|sitemap\.xml)/.test(link);
    const internal = links.filter(isPage);
    expect(internal.filter((link) => !knownPaths.has(link ?? ''))).toEqual([]);
    // The owner's list of pages names each in both languages.
    if (page.route === 'owner') return;
    const prefix = page.locale === 'es' ? /^\/es(\/|$)/ : /^\/(?!es(\/|$))/;
    expect(internal.filter((link) => !prefix.test(link ?? ''))).toEqual([]);
  });

  it('names every control', () => {
    for (const control of all(document, 'a[href], button, summary'))
      expect(nameOf(control), control.outerHTML.slice(0, 200)).not.toBe('');
    for (const field of all(document, 'input:not([type=hidden]), select, textarea')) {
      const label = field.closest('label') ?? document.querySelector(`label[for="${field.id}"]`);
      expect(label ?? field.getAttribute('aria-label'), field.outerHTML).toBeTruthy();
    }
  });

  it('has no link to another page whose text says nothing about it', () => {
    const texts = all(document, 'a[href]:not([href^="#"])').map(({ textContent }) =>
      textContent.trim().toLowerCase(),
    );
    expect(texts.filter((text) => generic.has(text))).toEqual([]);
  });

  it('has a text alternative for every image', () => {
    for (const image of all(document, 'img')) expect(image.hasAttribute('alt')).toBe(true);
    for (const drawing of all(document, 'svg')) {
      const isNamed = drawing.querySelector('title') ?? drawing.getAttribute('aria-label');
      const isHidden = drawing.closest('[aria-hidden=true]') !== null;
      expect(isHidden || Boolean(isNamed), drawing.outerHTML.slice(0, 200)).toBe(true);
    }
  });

  it('opens other sites in a new tab without access to this one', () => {
    for (const link of all(document, 'a[target=_blank]'))
      expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('gives its islands data that survives JSON', () => {
    for (const island of all(document, '[data-props]'))
      expect(JSON.parse(island.getAttribute('data-props') ?? '')).toBeTypeOf('object');
  });

  it('has the full layout or the slim one, as its route says', () => {
    const isFull = routes[page.route].layout === 'full';
    expect(document.querySelector('footer') !== null).toBe(isFull);
    expect(document.querySelector('dialog#side-menu') !== null).toBe(isFull);
    expect(document.querySelector('[data-cookies]') !== null).toBe(isFull);
  });
});
