import { describe, expect, it } from 'vitest';
import { documentLines } from './document-lines.ts';

const inBody = (html: string, ignored?: ReadonlySet<string>) =>
  documentLines(`<!doctype html><html lang="en"><body>${html}</body></html>`, ignored).slice(3, -2);

describe('tells apart', () => {
  it.each([
    ['text', '<p>One</p>', '<p>Two</p>'],
    ['a link', '<a href="/a">x</a>', '<a href="/b">x</a>'],
    ['a heading level', '<h2>x</h2>', '<h3>x</h3>'],
    ['an id', '<h2 id="a">x</h2>', '<h2 id="b">x</h2>'],
    ['alternative text', '<img alt="a">', '<img alt="b">'],
    ['a boolean attribute', '<details open>x</details>', '<details>x</details>'],
    ['where a block ends', '<div>a</div><div>b</div>', '<div>ab</div>'],
    ['nesting', '<nav><a href="/">x</a></nav>', '<nav></nav><a href="/">x</a>'],
    [
      'which generated id is meant',
      '<b id="_R_1_"></b><b id="_R_2_"></b><i for="_R_1_"></i>',
      '<b id="_R_1_"></b><b id="_R_2_"></b><i for="_R_2_"></i>',
    ],
    ['data for scripts', '<i data-x=\'{"a":1}\'></i>', '<i data-x=\'{"a":2}\'></i>'],
    [
      'structured data',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script type="application/ld+json">{"a":2}</script>',
    ],
    ['what a template contains', '<template>a</template>', '<template>b</template>'],
    ['what a page says without scripts', '<noscript>a</noscript>', '<noscript>b</noscript>'],
    ['space in preformatted text', '<pre>a b</pre>', '<pre>a  b</pre>'],
  ])('%s', (_, before, after) => {
    expect(inBody(before)).not.toEqual(inBody(after));
  });
});

describe('sees no difference in', () => {
  it.each([
    ['class names', '<p class="a">x</p>', '<p class="b">x</p>'],
    ['plain wrappers', '<p>a b</p>', '<div><p>a <span>b</span></p></div>'],
    ['the order of attributes', '<a href="/" rel="x">a</a>', '<a rel="x" href="/">a</a>'],
    [
      'the order of JSON keys',
      '<i data-x=\'{"a":1,"b":2}\'></i>',
      '<i data-x=\'{"b":2,"a":1}\'></i>',
    ],
    ['white space', '<p>a\n  b</p>', '<p> a b </p>'],
    ['comments', '<p>a<!-- -->b</p>', '<p>ab</p>'],
    ['entities', '<p>&amp;&#39;</p>', "<p>&amp;'</p>"],
    ['hashes of files', '<img src="/assets/a-12345678.png">', '<img src="/assets/a-abcd-_fg.png">'],
    [
      'hashes of nameless files',
      '<img src="/assets/12345678.png">',
      '<img src="/assets/x_-45678.png">',
    ],
    [
      'generated ids',
      '<i id="_R_1_"></i><i for="_R_1_"></i>',
      '<i id="_R_ab_"></i><i for="_R_ab_"></i>',
    ],
    ['code', '<script>a()</script>', '<script>b()</script>'],
    ['styles', '<style>a{}</style>', '<style>b{}</style>'],
  ])('%s', (_, before, after) => {
    expect(inBody(before)).toEqual(inBody(after));
  });

  it('ignored attributes', () => {
    const ignored = new Set(['data-a']);
    expect(inBody('<p data-a="1">x</p>', ignored)).toEqual(inBody('<p>x</p>', ignored));
  });
});

it('spells out JSON, one line per value', () => {
  expect(inBody('<i id="x" data-props=\'{"b":["c"],"a":{}}\'>y</i>')).toEqual([
    '<i id="x">',
    'data-props.a = {}',
    'data-props.b[0] = "c"',
    'y',
    '</i>',
  ]);
});
