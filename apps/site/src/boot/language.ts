import { defaultLocale, isLocale } from '@otm/schema';
import { languageKey, placeKey, read, write } from '../storage.ts';
import { dataset, root } from './root.ts';

/**
 * Before anything is painted: an address that names a language stores it; an unprefixed one leads a
 * visitor with another stored language to its twin; a page that only leads on does so at once.
 */
export function enterLanguage(): void {
  const url = new URL(location.href);
  const stored = read('localStorage', languageKey);
  const { lang: named } = root;
  const wanted = named === defaultLocale && isLocale(stored) ? stored : named;
  write('localStorage', languageKey, wanted);
  if (wanted === named && !dataset.to) return;
  const twin = document.querySelector<HTMLLinkElement>(`link[hreflang=${wanted}]`);
  // Nothing of this document may be painted while the other one comes.
  root.hidden = true;
  url.pathname = twin ? new URL(twin.href).pathname : wanted + url.pathname;
  location.replace(url);
}

/** Stores the language that a toggle leads to, takes query and hash along, and marks the place. */
export function followToggle(link: HTMLAnchorElement): void {
  write('localStorage', languageKey, link.hreflang);
  link.search = location.search;
  link.hash = location.hash;
  // What stands just below the bar, else the page; both carry the same ids in every language.
  const part = (document.elementFromPoint(1, 80)?.closest('[id]') ??
    document.querySelector('main')) as Element;
  write('sessionStorage', placeKey, `${part.id} ${topOf(part)}`);
}

/** After a toggle: back to the place where the visitor was, in the other language. */
export function restorePlace(): void {
  const [id, top] = String(read('sessionStorage', placeKey)).split(' ');
  write('sessionStorage', placeKey, '');
  const part = document.getElementById(id as string);
  if (!part) return;
  scrollBy({ top: topOf(part) - +(top as string), behavior: 'instant' });
  document.querySelector<HTMLElement>('a[hreflang]')?.focus({ preventScroll: true });
}

const topOf = (part: Element) => part.getBoundingClientRect().top;
