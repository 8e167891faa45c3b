import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { sitePages } from '../src/routes/site-pages.ts';
import { renderPage } from './render/documents.tsx';
import { sampleAssets } from './render/testing/sample-assets.ts';
import { tighten } from './tighten.ts';

/** The tree in standards mode, as in every document of the site. */
const treeOf = (html: string) => serialize(parse(`<!doctype html>${html}`));

describe('a tightened document', () => {
  it.each([
    ['items', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
    [
      'cells',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<table><thead><tr><th>a<tbody><tr><td>1<td>2</table>',
    ],
    [
      'facts',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl><dl><dt>c</dt><dd>d</dd></dl>',
      '<dl><div><dt>a<dd>b</div></dl><dl><dt>c<dd>d</dl>',
    ],
    ['paragraphs', '<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
    ['shapes', '<svg><path d="M0 0h1"></path></svg>', '<svg><path d="M0 0h1"/></svg>'],
    [
      'names of attributes',
      '<a hrefLang="es" href="/es">a</a>',
      '<a hreflang="es" href="/es">a</a>',
    ],
    ['empty values', '<p hidden="" title="a=">a</p>', '<p hidden title="a=">a</p>'],
    [
      'JSON',
      '<p data-props="{&quot;a&quot;:&quot;&amp;&lt;&quot;}">a</p>',
      `<p data-props='{"a":"&amp;&lt;"}'>a</p>`,
    ],
    ['the body', '<body><p>a</p></body></html>', '<body><p>a</p>'],
    ['void elements', '<img src="/a.svg" alt="a"/>', '<img src="/a.svg" alt="a">'],
  ])('leaves out what the parser adds to %s', (_, html, short) => {
    expect(tighten(html)).toBe(short);
    expect(treeOf(short)).toBe(treeOf(html));
  });

  it.each([
    ['text after an item', '<ul><li>a</li> b</ul>'],
    ['a paragraph in a link', '<a href="/"><p>a</p></a>'],
    ['text after a paragraph', '<div><p>a</p>b</div>'],
    ['code', '<script>a="<p></p><p></p>"</script><style>a:after{content:"</li><li>"}</style>'],
    ['JSON with an apostrophe', '<p data-props="{&quot;a&quot;:&quot;&#x27;&quot;}">a</p>'],
    ['preformatted text', '<pre><ul><li>a</li></ul></pre>'],
  ])('leaves %s alone', (_, html) => expect(tighten(html)).toBe(html));

  it('has the same tree, whatever is in it', () => {
    const element = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('a', ' ', '&lt;/li&gt;', '<svg><path></path></svg>'),
        fc
          .tuple(
            fc.constantFrom('div', 'p', 'ul', 'li', 'table', 'tr', 'td', 'section', 'a'),
            fc.constantFrom('', ' hidden=""', ' title="x="', ' data-props="{&quot;x&quot;:1}"'),
            fc.array(tie('node'), { maxLength: 3 }),
          )
          .map(([tag, attribute, children]) => `<${tag}${attribute}>${children.join('')}</${tag}>`),
      ),
    })).node as fc.Arbitrary<string>;
    fc.assert(
      fc.property(element, (html) => {
        // Only for markup that is well-formed: the parser moves other elements around.
        fc.pre(treeOf(html).includes(`<body>${html}</body>`));
        expect(treeOf(tighten(html))).toBe(treeOf(html));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(sitePages().map((page) => [page.path, page] as const))(
    '%s has the same tree',
    (_, page) => {
      const html = renderPage(page, sampleAssets, { indexable: true });
      expect(treeOf(tighten(html))).toBe(treeOf(html));
      expect(tighten(html).length).toBeLessThan(html.length);
    },
  );
});
