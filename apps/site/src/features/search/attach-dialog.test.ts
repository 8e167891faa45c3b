// @vitest-environment happy-dom
import { searchTexts } from '@otm/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachDialog } from './attach-dialog.ts';

const texts = searchTexts.es;
const load = vi.fn(async () => []);
let stop: () => void;

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const link = () => document.querySelector('a[rel=search]') as HTMLAnchorElement;

/** Clicks the link. Returns the event. */
const click = (options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  link().dispatchEvent(event);
  return event;
};

beforeEach(() => {
  document.body.innerHTML = '<a rel="search" href="#search">Buscar</a>';
  const start = { guide: '/es/features', glossary: '/es/glosario' };
  stop = attachDialog(link(), { texts, load, start });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  load.mockClear();
});

describe('the search dialog', () => {
  it('opens on a click instead of following the link', () => {
    expect(dialog().open).toBe(false);
    expect(click().defaultPrevented).toBe(true);
    expect(dialog().open).toBe(true);
  });

  it('stays open on a second click, which selects what was typed', () => {
    click();
    const field = document.querySelector('input') as HTMLInputElement;
    const select = vi.spyOn(field, 'select');
    click();
    expect(dialog().open).toBe(true);
    expect(select).toHaveBeenCalledOnce();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %o to the browser',
    (modifiers) => {
      expect(click(modifiers).defaultPrevented).toBe(false);
      expect(dialog().open).toBe(false);
    },
  );

  it('closes by its button, which has a name', () => {
    click();
    const close = document.querySelector<HTMLElement>(`[aria-label="${texts.close}"]`);
    close?.click();
    expect(dialog().open).toBe(false);
  });

  it('closes by a click outside, where browsers support it', () => {
    expect(dialog().getAttribute('closedby')).toBe('any');
  });

  it('is named, and so is its field, which a hint describes', () => {
    expect(dialog().getAttribute('aria-label')).toBe(texts.label);
    const field = document.querySelector('input');
    expect(field?.closest('label')?.textContent).toBe(texts.label);
    const hint = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(texts.hint);
  });

  it('offers the guide and the glossary before anything is typed', () => {
    const links = [...dialog().querySelectorAll('a')];
    expect(links.map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
      [texts.allArticles, '/es/features'],
      [texts.allTerms, '/es/glosario'],
    ]);
  });

  it('has its field first in focus order', () => {
    const [first] = dialog().querySelectorAll('input, button, a');
    expect(first?.tagName).toBe('INPUT');
  });

  it('loads nothing before it is used', () => {
    expect(load).not.toHaveBeenCalled();
  });

  it('is gone once it is detached, and the link works again', () => {
    stop();
    expect(document.querySelector('dialog')).toBeNull();
    expect(click().defaultPrevented).toBe(false);
  });
});
