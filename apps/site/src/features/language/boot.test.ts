// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataset, root } from '../../boot/root.ts';
import { followToggle, initLanguage, restorePosition } from './boot.ts';

const origin = 'https://shop.example';
const replace = vi.fn();

/** Opens a document at a URL, with the alternates that its head names. */
function open(path: string, lang: 'en' | 'es', alternates: Readonly<Record<string, string>> = {}) {
  location.href = `${origin}${path}`;
  root.lang = lang;
  document.head.innerHTML = Object.entries(alternates)
    .map(([locale, href]) => `<link rel="alternate" hreflang="${locale}" href="${href}">`)
    .join('');
}

/** The URL that the document was replaced by, without its origin. */
const target = () => replace.mock.calls.map(([url]) => String(url).replace(origin, ''));

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(replace);
});
afterEach(() => {
  vi.restoreAllMocks();
  replace.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  root.hidden = false;
  delete dataset.to;
  document.body.innerHTML = '';
});

describe('initLanguage', () => {
  it('stores the language of a prefixed path', () => {
    open('/es/buy', 'es');
    initLanguage();
    expect(localStorage.getItem('otm_lang')).toBe('es');
    expect(replace).not.toHaveBeenCalled();
  });

  it('lets a prefixed path win over the stored language', () => {
    localStorage.setItem('otm_lang', 'en');
    open('/es/buy', 'es');
    initLanguage();
    expect(localStorage.getItem('otm_lang')).toBe('es');
    expect(replace).not.toHaveBeenCalled();
  });

  it('keeps a first visitor on an unprefixed path, in English', () => {
    open('/buy', 'en');
    initLanguage();
    expect(localStorage.getItem('otm_lang')).toBe('en');
    expect(root.hidden).toBe(false);
  });

  it('sends a returning Spanish visitor to the alternate, with query and hash', () => {
    localStorage.setItem('otm_lang', 'es');
    open('/glossary?aff=a1&x=%26#delta', 'en', { es: 'https://www.example.com/es/glosario' });
    initLanguage();
    expect(target()).toEqual(['/es/glosario?aff=a1&x=%26#delta']);
    expect(localStorage.getItem('otm_lang')).toBe('es');
  });

  it('stays on its own origin, whatever the alternate names', () => {
    localStorage.setItem('otm_lang', 'es');
    open('/buy', 'en', { es: 'https://www.example.com/es/buy' });
    initLanguage();
    expect(String(replace.mock.calls[0]?.[0])).toBe(`${origin}/es/buy`);
  });

  it('shows nothing of the document that it leaves', () => {
    localStorage.setItem('otm_lang', 'es');
    open('/buy', 'en', { es: '/es/buy' });
    initLanguage();
    expect(root.hidden).toBe(true);
  });

  it('prefixes the path of a document without alternates', () => {
    localStorage.setItem('otm_lang', 'es');
    open('/nothing?x=1', 'en');
    initLanguage();
    expect(target()).toEqual(['/es/nothing?x=1']);
  });

  it.each(['fr', '', 'ES', '__proto__'])('ignores the stored language %j', (stored) => {
    localStorage.setItem('otm_lang', stored);
    open('/buy', 'en', { es: '/es/buy' });
    initLanguage();
    expect(replace).not.toHaveBeenCalled();
    expect(localStorage.getItem('otm_lang')).toBe('en');
  });

  it('sends a redirect document to its page in the same language', () => {
    dataset.to = 'true';
    open('/free_indicators?aff=a1', 'en', { en: '/free-indicators/deltabar' });
    initLanguage();
    expect(target()).toEqual(['/free-indicators/deltabar?aff=a1']);
  });

  it('works without storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('/buy', 'en', { es: '/es/buy' });
    expect(() => initLanguage()).not.toThrow();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('followToggle', () => {
  /** Clicks the toggle while an element is just below the bar. */
  const toggle = (below: Element | null) => {
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(below);
    const link = document.querySelector('a') as HTMLAnchorElement;
    followToggle(link);
    return link;
  };
  beforeEach(() => {
    open('/risk?aff=a1#top', 'en');
    document.body.innerHTML = `<a href="/es/risk" hreflang="es">Español</a>
      <main id="content"><section id="losses"><p>text</p></section></main>`;
  });

  it('stores the language and keeps query and hash on the link', () => {
    const link = toggle(null);
    expect(localStorage.getItem('otm_lang')).toBe('es');
    expect(link.href).toBe(`${origin}/es/risk?aff=a1#top`);
  });

  it('stores the closest element with an id as the position', () => {
    toggle(document.querySelector('p'));
    expect(sessionStorage.getItem('otm_place')).toBe('losses 0');
  });

  it('stores the page when nothing has an id', () => {
    toggle(document.body);
    expect(sessionStorage.getItem('otm_place')).toBe('content 0');
  });
});

describe('restorePosition', () => {
  const scrollBy = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('scrollBy', scrollBy);
    scrollBy.mockClear();
    document.body.innerHTML = '<a href="/" hreflang="en">English</a><p id="losses">text</p>';
    const box = { top: 300 } as DOMRect;
    vi.spyOn(document.getElementById('losses') as Element, 'getBoundingClientRect').mockReturnValue(
      box,
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('scrolls the element to where it was in the other language', () => {
    sessionStorage.setItem('otm_place', 'losses 120.5');
    restorePosition();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 179.5, behavior: 'instant' });
  });

  it('focuses the toggle, so that a second click switches back', () => {
    sessionStorage.setItem('otm_place', 'losses 0');
    restorePosition();
    expect(document.activeElement?.textContent).toBe('English');
  });

  it('restores a position once', () => {
    sessionStorage.setItem('otm_place', 'losses 0');
    restorePosition();
    restorePosition();
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it.each([[null], ['gone 10'], ['']])('does nothing for the position %j', (place) => {
    if (place !== null) sessionStorage.setItem('otm_place', place);
    restorePosition();
    expect(scrollBy).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
