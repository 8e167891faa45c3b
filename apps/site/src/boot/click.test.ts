// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onClick } from './click.ts';
import { dataset } from './root.ts';

const replace = vi.fn();

/** Clicks the element that a selector finds. Returns the event, after the page's own handler. */
const click = (selector: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  // The attributes have a value because happy-dom's dataset leaves out empty ones.
  location.href = 'https://shop.example/buy?aff=a1#plans';
  vi.spyOn(location, 'replace').mockImplementation(replace);
  document.addEventListener('click', onClick);
  document.body.innerHTML = `<main id="content" tabindex="-1"></main>
    <button id="theme" data-theme="_"><b>Theme</b></button>
    <aside data-cookies><button id="accept" data-accept="_">OK</button></aside>
    <button id="open" commandfor="menu">Menu</button>
    <dialog id="menu"><a id="inside" href="#plans">Plans</a></dialog>
    <a id="tab" href="/free-indicators/vwap" data-replace="true">VWAP</a>
    <a id="toggle" href="/es/buy" hreflang="es">Español</a>
    <a id="blank" href="#outside" target="_blank" hreflang="es">Outside</a>
    <p id="text">text</p>`;
  // The links of this page lead nowhere, so that the test stays where it is.
  document.addEventListener('click', stay);
});
const stay = (event: Event) => event.preventDefault();
afterEach(() => {
  document.removeEventListener('click', onClick);
  document.removeEventListener('click', stay);
  vi.restoreAllMocks();
  replace.mockClear();
  localStorage.clear();
});

describe('a click', () => {
  it('on the theme toggle, or inside of it, switches the theme', () => {
    dataset.theme = 'dark';
    click('#theme');
    expect(dataset.theme).toBe('light');
    click('#theme b');
    expect(dataset.theme).toBe('dark');
  });

  it('on the storage notice accepts it', () => {
    click('#accept');
    expect(localStorage.getItem('otm_cookies')).toBe('1');
    expect(document.querySelector<HTMLElement>('[data-cookies]')?.hidden).toBe(true);
  });

  it('on a menu button opens the menu, and on a link in it closes it', () => {
    const menu = document.querySelector('dialog');
    click('#open');
    expect(menu?.open).toBe(true);
    click('#inside');
    expect(menu?.open).toBe(false);
  });

  it('on a tab replaces the document, so that Back leaves the tabs', () => {
    expect(click('#tab').defaultPrevented).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://shop.example/free-indicators/vwap');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'on a tab with %o opens it elsewhere',
    (modifiers) => {
      click('#tab', modifiers);
      expect(replace).not.toHaveBeenCalled();
    },
  );

  it('on the language toggle stores the language and keeps query and hash', () => {
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(null);
    click('#toggle');
    expect(localStorage.getItem('otm_lang')).toBe('es');
    const toggle = document.querySelector<HTMLAnchorElement>('#toggle');
    expect(toggle?.href).toBe('https://shop.example/es/buy?aff=a1#plans');
  });

  it('on a link to a new tab changes nothing here', () => {
    document.querySelector('dialog')?.showModal();
    click('#blank');
    expect(localStorage.getItem('otm_lang')).toBeNull();
    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  it('on text does nothing', () => {
    click('#text');
    expect(replace).not.toHaveBeenCalled();
    expect(document.querySelector('[open]')).toBeNull();
  });

  it('that an island has handled navigates nowhere', () => {
    document.querySelector('#tab')?.addEventListener('click', stay);
    click('#tab');
    expect(replace).not.toHaveBeenCalled();
  });
});
