import { defaultLocale, locales } from '@otm/schema';
import { focus } from '../../boot/elements.ts';
import { dataset, root } from '../../boot/root.ts';
import { languageKey, positionKey, read, write } from '../../boot/storage.ts';

/**
 * Before first paint: a prefixed path stores its language, an unprefixed one redirects a visitor with
 * another stored language to the alternate, and a redirect document goes to its page.
 */
export function initLanguage(): void {
  const url = new URL(location.href);
  const stored = read('localStorage', languageKey);
  const lang = root.lang;
  const wanted = (lang === defaultLocale && locales.find((it) => it === stored)) || lang;
  write('localStorage', languageKey, wanted);
  if (wanted === lang && !dataset.to) return;
  const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang=${wanted}]`);
  // Nothing of this document may be painted while the other one loads.
  root.hidden = true;
  // A sole expression, read in place: builds without a base have no byte of it.
  url.pathname = alternate
    ? new URL(alternate.href).pathname
    : import.meta.env.SITE_BASE
      ? `${import.meta.env.SITE_BASE}/${wanted}${url.pathname.slice(import.meta.env.SITE_BASE.length)}`
      : wanted + url.pathname;
  location.replace(url);
}

/** Stores the language of a clicked toggle and the scroll position; the link keeps query and hash. */
export function followToggle(link: HTMLAnchorElement): void {
  write('localStorage', languageKey, link.hreflang);
  link.search = location.search;
  link.hash = location.hash;
  // The element just below the bar, or else the page: ids are the same in every language.
  const anchor = (document.elementFromPoint(1, 80)?.closest('[id]') ??
    document.querySelector('main')) as Element;
  write('sessionStorage', positionKey, `${anchor.id} ${topOf(anchor)}`);
}

/** Restores the scroll position after a language switch, and focuses the toggle. */
export function restorePosition(): void {
  const [id, top] = String(read('sessionStorage', positionKey)).split(' ');
  write('sessionStorage', positionKey, '');
  const anchor = document.getElementById(id as string);
  if (!anchor) return;
  scrollBy({ top: topOf(anchor) - +(top as string), behavior: 'instant' });
  focus('a[hreflang]');
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
