import { describe, expect, it } from 'vitest';
import { siteRedirects } from './redirects.ts';
import { sitePages } from './site-pages.ts';

const redirects = siteRedirects();
const targets = new Map(redirects.map(({ from, page }) => [from, page.path]));

describe('redirects', () => {
  it('include other spellings in both languages', () => {
    expect(redirects.map(({ from }) => from)).toEqual(
      expect.arrayContaining([
        '/es/free-indicators',
        '/es/free_indicators',
        '/free-indicators',
        '/free_indicators',
      ]),
    );
  });

  it('lead from other spellings to the first free indicator', () => {
    expect(targets.get('/es/free_indicators')).toBe('/es/free-indicators/deltabar');
  });

  it('lead from a slug in another language to its translation', () => {
    expect(targets.get('/features/estrategia-momentum')).toBe('/features/momentum-strategy');
    expect(targets.get('/es/features/momentum-strategy')).toBe('/es/features/estrategia-momentum');
    expect(targets.get('/es/features/otm-wap')).toBeUndefined();
  });

  it('start at no page and end at a page of the same language', () => {
    const byPath = new Map(sitePages().map((page) => [page.path, page]));
    for (const { from, page } of redirects) {
      expect(byPath.has(from)).toBe(false);
      expect(byPath.get(page.path)?.locale).toBe(/^\/es\//.test(from) ? 'es' : 'en');
    }
  });
});
