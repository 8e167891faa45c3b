import { describe, expect, it } from 'vitest';
import { shortNamesFrom, siteShortNames } from './short-names.ts';

const names = shortNamesFrom(`
  :root { --otm-ink: red; }
  .otm-card { color: var(--otm-ink); }
  .otm-card__title, .otm-card .otm-note { color: var(--otm-ink); }
`);

describe('short names', () => {
  it('gives the shortest names to the most frequent', () => {
    expect(names.shorten('.otm-card{color:var(--otm-ink)}')).toBe('._a{color:var(--_a)}');
    const many = Array.from({ length: 60 }, (_, index) => `.otm-part-${index}{}`).join('');
    const { shorten } = shortNamesFrom(
      `${many}.otm-part-59{}:root{--otm-rare:0;--otm-ink:0;--otm-ink:1}`,
    );
    expect(shorten('.otm-part-59')).toBe('._a');
    expect(shorten('.otm-part-0')).toBe('._b');
    expect(shorten('.otm-part-51 .otm-part-52')).toBe('._aa ._ab');
    expect(shorten('--otm-ink --otm-rare')).toBe('--_a --_b');
  });

  it('leaves names that no style sheet has', () => {
    expect(names.shorten('otm-other --otm-other otm-card-x')).toBe(
      'otm-other --otm-other otm-card-x',
    );
  });

  it('shortens classes and styles of a document, but neither text, ids nor URLs', () => {
    const html =
      '<style>.otm-card{}</style><a class="otm-card x" style="--otm-ink:red" id="otm-card" href="/otm-card">otm-card</a>';
    expect(names.shortenDocument(html)).toBe(
      '<style>._a{}</style><a class="_a x" style="--_a:red" id="otm-card" href="/otm-card">otm-card</a>',
    );
  });

  it('shortens animations and layers', () => {
    const { restore, shorten } = shortNamesFrom(
      '@layer otm.pages{@keyframes otm-appear{}.otm-card{animation:1s otm-appear}}',
    );
    const code = 'adopt("@layer otm.pages{.otm-card{animation:1s otm-appear}}")';
    expect(shorten(code)).toMatch(/^adopt\("@layer _\w\{\._\w\{animation:1s _\w\}\}"\)/);
    expect(restore(shorten(code))).toBe(code);
  });

  it('restores what it shortened, and nothing else', () => {
    const code = 'x.className="otm-card otm-note";y.style="color:var(--otm-ink)";_z(--e,$_a,_ab1)';
    expect(names.restore(names.shorten(code))).toBe(code);
  });

  it.each(['let _a=1', '{card:_a}', 'return _a}', 'f(_a,_b)', 'case _a:', 'x?_a:_b'])(
    'takes no variable for a class: %s',
    (code) => {
      expect(names.restore(code)).toBe(code);
    },
  );

  it.each([
    '.otm-card{}',
    'a>.otm-card .otm-note:hover{}',
    '`otm-note `',
    '"otm-card otm-card__title x"',
  ])('restores classes in a style sheet or in a list: %s', (code) => {
    expect(names.shorten(code)).not.toContain('otm-');
    expect(names.restore(names.shorten(code))).toBe(code);
  });

  it('gives every name of the site its own short name', () => {
    const { shorten, restore } = siteShortNames();
    for (const name of ['.otm-button', '.otm-chart', '.otm-form-result', '--otm-ink'])
      expect([shorten(name).length < 6, restore(shorten(name))]).toEqual([true, name]);
  });
});
