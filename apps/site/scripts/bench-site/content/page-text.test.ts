import { describe, expect, it } from 'vitest';
import { readPageText } from './page-text.ts';

const html = `<!doctype html><title>Delta</title><meta name="description" content="About delta">
<nav><p>Menu</p></nav><main><h1>Delta</h1><div><p>Who is <b>aggressive</b>?
</p></div><svg><text>5,388</text></svg><ul><li>Buyers</li> <li>Sellers</li></ul>
<dialog><p>More</p></dialog><p hidden>Gone</p>
<figure><svg></svg><figcaption>Two <em>pushes</em></figcaption></figure><p> </p></main><p>Footer</p>`;

describe('the texts of a built page', () => {
  it('are its headings, paragraphs, lists and captions, without what is hidden or drawn', () => {
    expect(readPageText('/delta', html)).toEqual({
      path: '/delta',
      title: 'Delta',
      description: 'About delta',
      blocks: [
        { tag: 'h1', text: 'Delta' },
        { tag: 'p', text: 'Who is aggressive?' },
        { tag: 'ul', items: ['Buyers', 'Sellers'] },
        { tag: 'p', text: 'Two pushes' },
      ],
    });
  });
});
