import { describe, expect, it } from 'vitest';
import { textsOf } from './texts-of.ts';

describe('textsOf', () => {
  it('walks into lists and records and names the place of each text', () => {
    expect(textsOf({ page: { facts: [{ title: 'A' }] } }, 'en')).toEqual([
      { path: 'page.facts.0.title', text: 'A' },
    ]);
  });

  it('takes one language and leaves out the other', () => {
    const value = { title: { en: 'Price', es: 'Precio' } };
    expect(textsOf(value, 'es')).toEqual([{ path: 'title', text: 'Precio' }]);
  });

  it('finds nothing in a language that a value does not have', () => {
    expect(textsOf({ es: ['Hola'] }, 'en')).toEqual([]);
  });

  it('leaves out codes and URLs', () => {
    expect(textsOf({ id: 'swing', url: 'https://example.com', name: 'Swing' }, 'en')).toEqual([
      { path: 'name', text: 'Swing' },
    ]);
  });
});
