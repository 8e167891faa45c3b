// @vitest-environment happy-dom

import { searchTexts } from '@otm/content';
import { element } from '@otm/ui/dom';
import { describe, expect, it } from 'vitest';
import { resultItems } from './result-list.ts';
import type { SearchDocument } from './search-document.ts';

const { kinds } = searchTexts.en;
const document: SearchDocument = {
  url: '/features/delta#reading',
  title: 'Delta Bar',
  kind: 'guide',
  section: 'Reading <b>delta</b>',
  text: 'The delta of a bar & its <script>alert(1)</script> volume.',
};
const draw = (changes: Partial<SearchDocument> = {}, ...matches: readonly string[]) => {
  const [item] = resultItems(
    [{ document: { ...document, ...changes }, matches: new Set(matches) }],
    kinds,
  );
  if (!item) throw new Error('There is no item.');
  return item;
};
const marks = (item: Element) => [...item.querySelectorAll('mark')].map((it) => it.textContent);

describe('resultItems', () => {
  it('links the title to the place of the match', () => {
    const link = draw().querySelector('a');
    expect(link?.getAttribute('href')).toBe('/features/delta#reading');
    expect(link?.textContent).toBe('Delta Bar');
  });

  it('names the kind and the section', () => {
    const place = draw().querySelector('.otm-search__place');
    expect(place?.textContent).toBe(`${kinds.guide}: Reading <b>delta</b>`);
  });

  it('names the kind alone without a section', () => {
    const [item] = resultItems(
      [{ document: { url: '/risk', title: 'Risk', kind: 'page', text: '' }, matches: new Set() }],
      kinds,
    );
    expect(item?.querySelector('.otm-search__place')?.textContent).toBe(kinds.page);
  });

  it('marks matched words in title, section and text', () => {
    expect(marks(draw({}, 'delta'))).toEqual(['Delta', 'delta', 'delta']);
  });

  it('never turns content into markup', () => {
    const item = draw({ title: '<img src=x onerror=alert(1)>' }, 'img');
    expect(item.querySelector('img, script, b')).toBeNull();
    expect(item.textContent).toContain('<script>alert(1)</script>');
  });

  it('returns one item per result, in order', () => {
    const results = ['/1', '/2', '/3'].map((url) => ({
      document: { ...document, url },
      matches: new Set<string>(),
    }));
    const urls = resultItems(results, kinds).map((it) =>
      it.querySelector('a')?.getAttribute('href'),
    );
    expect(urls).toEqual(['/1', '/2', '/3']);
    expect(resultItems([], kinds)).toEqual([]);
  });
});

describe('element', () => {
  it('has attributes, texts and elements in order', () => {
    const made = element('p', { class: 'a', title: '"' }, 'one ', element('b', {}, 'two'), ' <i>');
    expect(made.outerHTML).toBe('<p class="a" title="&quot;">one <b>two</b> &lt;i&gt;</p>');
  });
});
