import { describe, expect, it } from 'vitest';
import { shortNamesFrom, siteShortNames } from './short-names.ts';

const names = shortNamesFrom(`
  :root { --otm-ink: red; }
  .otm-card { color: var(--otm-ink); }
  .otm-card__title, .otm-card .otm-note { color: var(--otm-ink); }
`);

describe('short names', () => {
  it('gives the most frequent name the shortest', () => {
    expect(names.shorten('.otm-card{color:var(--otm-ink)}')).toBe('._b{color:var(--_a)}');
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
      '<style>._b{}</style><a class="_b x" style="--_a:red" id="otm-card" href="/otm-card">otm-card</a>',
    );
  });

  it('shortens animations and layers', () => {
    const { restore, shorten } = shortNamesFrom(
      '@layer otm.pages{@keyframes otm-appear{}.otm-card{animation:1s otm-appear}}',
    );
    const code = 'adopt("@layer otm.pages{.otm-card{animation:1s otm-appear}}");otm.pages.other';
    expect(shorten(code)).toMatch(/^adopt\("@layer _\w\{\._\w\{animation:1s _\w\}\}"\)/);
    expect(restore(shorten(code))).toBe(code);
  });

  it('restores what it shortened, and nothing else', () => {
    const code = 'x.className="otm-card otm-note";y.style="color:var(--otm-ink)";_z(--e,$_a,_ab1)';
    expect(names.restore(names.shorten(code))).toBe(code);
  });

  it('gives every name of the site its own short name', () => {
    const { shorten, restore } = siteShortNames();
    for (const name of ['.otm-button', '.otm-chart', '.otm-form-result', '--otm-ink'])
      expect([shorten(name).length < 6, restore(shorten(name))]).toEqual([true, name]);
  });
});
