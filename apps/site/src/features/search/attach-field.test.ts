// @vitest-environment happy-dom

import { searchTexts } from '@otm/content';
import { element } from '@otm/ui/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachField } from './attach-field.ts';
import type { SearchResult } from './create-search.ts';
import type { SearchDocument } from './search-document.ts';

const texts = searchTexts.es;
const documents: readonly SearchDocument[] = [
  {
    url: '/a',
    kind: 'guide',
    title: 'Delta Bar',
    section: 'Cómo leerlo',
    text: 'La <b>delta</b>.',
  },
  { url: '/b', kind: 'glossary', title: 'Área de valor', text: 'El 70 % del volumen.' },
  ...Array.from({ length: 30 }, (_, place) => ({
    url: `/q#q${place}`,
    kind: 'questions' as const,
    title: `Pregunta ${place}`,
    text: 'Una licencia.',
  })),
];

const load = vi.fn(async () => documents);
let stop: () => void;
const one = <Found extends Element>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const field = () => one<HTMLInputElement>('input');
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('ol a')];
const status = () => one('[role=status]').textContent;

async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(400);
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  document.body.replaceChildren(
    element('form', {}, element('input', {})),
    element('p', { role: 'status' }),
    element('ol', {}),
    element('div', { class: 'otm-search__start' }),
  );
  stop = attachField(document.body, { texts, load });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the field', () => {
  it('loads the documents on first focus, once', async () => {
    expect(load).not.toHaveBeenCalled();
    field().focus();
    await type('delta');
    await type('valor');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('compares the start of what is far too long, and leaves it in the field', async () => {
    await type(`delta ${'x'.repeat(1_000_000)}`);
    expect(links()).toHaveLength(1);
    expect(status()?.length).toBeLessThan(300);
    expect(field().value).toHaveLength(1_000_006);
  });

  it('searches for what was typed before its code arrived', async () => {
    stop();
    field().focus();
    stop = attachField(document.body, { texts, load });
    expect(load).toHaveBeenCalledTimes(1);
    stop();
    field().value = 'delta';
    stop = attachField(document.body, { texts, load });
    await vi.advanceTimersByTimeAsync(400);
    expect(links()).toHaveLength(1);
  });

  it('shows title, place and context with the words marked, and text as text', async () => {
    await type('DELTA');
    expect(links().map((it) => [it.pathname, it.textContent])).toEqual([['/a', 'Delta Bar']]);
    const item = one('ol li');
    expect(item.querySelector('span')?.textContent).toBe('Guía: Cómo leerlo');
    expect(item.querySelector('p')?.textContent).toBe('La <b>delta</b>.');
    expect([...item.querySelectorAll('mark')].map((it) => it.textContent)).toEqual([
      'Delta',
      'delta',
    ]);
    expect(one<HTMLElement>('.otm-search__start').hidden).toBe(true);
  });

  it('says how many results there are once the fingers rest', async () => {
    field().value = 'area de valor';
    field().dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(399);
    expect(links()).toHaveLength(1);
    expect(status()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBe('Resultados: 1');
    await type('licencia');
    expect(status()).toBe('Resultados: 20+');
    expect(links()).toHaveLength(20);
  });

  it('says when nothing is found, and shows where to start', async () => {
    await type('xyzzy');
    expect(status()).toBe(texts.nothing);
    expect(one<HTMLElement>('.otm-search__start').hidden).toBe(false);
    await type('');
    expect(status()).toBe('');
    expect(one<HTMLElement>('.otm-search__start').hidden).toBe(false);
  });

  it('answers the last of several queries that came while the search was loading', async () => {
    let arrive = (_: readonly SearchDocument[]) => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await type('delta');
    expect(status()).toBe(texts.loading);
    await type('valor');
    arrive(documents);
    await vi.advanceTimersByTimeAsync(400);
    expect(links().map((it) => it.pathname)).toEqual(['/b']);
    expect(status()).toBe('Resultados: 1');
  });

  it('says kindly that the search could not be loaded, and tries again with the next letter', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await type('delta');
    expect(status()).toBe(texts.failed);
    expect(one<HTMLElement>('.otm-search__start').hidden).toBe(false);
    await type('delta b');
    expect(links()).toHaveLength(1);
  });
});

describe('keys', () => {
  it('move from the field through the results and back, and stop at the ends', async () => {
    field().focus();
    await type('licencia');
    const places = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      press(key);
      places.push([field(), ...links()].indexOf(document.activeElement as HTMLInputElement));
    }
    expect(places).toEqual([0, 1, 2, 1, 0, 0]);
  });

  it('leave the arrows to a word that is being composed', async () => {
    field().focus();
    await type('licencia');
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }),
    );
    expect(document.activeElement).toBe(field());
  });

  it('Enter in the field follows the first result', async () => {
    await type('delta');
    const followed = vi.fn((event: Event) => event.preventDefault());
    links()[0]?.addEventListener('click', followed);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    one('form').dispatchEvent(submit);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(submit.defaultPrevented).toBe(true);
  });
});

it('stops after cleanup', async () => {
  stop();
  await type('delta');
  expect(load).not.toHaveBeenCalled();
});

describe('a search that loads files for each query', () => {
  it('shows the results of the last query, whichever arrives last', async () => {
    const answers = new Map<string, () => void>();
    const search = (query: string) =>
      new Promise<readonly SearchResult[]>((answer) => {
        const [document] = documents.filter(({ title }) => title.startsWith(query));
        answers.set(query, () => answer(document ? [{ document, matches: new Set() }] : []));
      });
    stop();
    stop = attachField(document.body, { texts, load: async () => search });
    await type('Delta');
    await type('Área');
    answers.get('Área')?.();
    await vi.advanceTimersByTimeAsync(400);
    answers.get('Delta')?.();
    await vi.advanceTimersByTimeAsync(400);
    expect(links().map((link) => link.textContent)).toEqual(['Área de valor']);
    expect(status()).toContain('1');
  });
});
