import { describe, expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

const mentionsIn = mentionsOf(`
  .otm-card, form, #menu { color: red }
  [data-size=pair], [open] { gap: 0 }
  @media (min-width: 40rem) { .otm-note:not([hidden])::after { content: '' } }
`);
const mentions = (html: string) => [...mentionsIn(html)].toSorted().join(' ');

describe('the names in a document', () => {
  it('are elements, classes, ids, attributes and their compared values', () => {
    const html = '<form class="otm-card other" id="menu"><p data-size="pair" open></p></form>';
    expect(mentions(html)).toBe('data-size form menu open otm-card pair');
  });

  it('leave out what only the text says, and attributes that no selector compares', () => {
    expect(mentions('<p title="form">form, open, otm-card</p>')).toBe('');
    expect(mentions('<script type="application/ld+json">{"form":1}</script>')).toBe('');
  });

  it('include what the boot script and the data of an island name', () => {
    expect(mentions('<script>add("otm-note")</script>')).toBe('otm-note');
    expect(mentions('<div data-props="{&quot;kind&quot;:&quot;pair&quot;}"></div>')).toBe('pair');
  });

  it('leave out conditions and pseudo-elements', () => {
    expect(mentions('<media after="" min-width="" not=""></media>')).toBe('');
  });

  it('refuse selectors of a part of a value', () => {
    expect(() => mentionsOf('a[href^=http]{}')).toThrow(/\[href\^=http\]/);
  });
});
