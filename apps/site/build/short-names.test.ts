import { describe, expect, it } from 'vitest';
import { longNamesIn, shortNamesFrom, siteShortNames } from './short-names.ts';
import { styleSources } from './style-sources.ts';

const names = shortNamesFrom(`
  :root { --otm-ink: red; }
  .otm-card { color: var(--otm-ink); }
  .otm-card__title, .otm-card .otm-note { color: var(--otm-ink); }
`);

describe('short names', () => {
  it('gives the shortest names to the most frequent', () => {
    expect(names.shorten('.otm-card{color:var(--otm-ink)}')).toBe('.a{color:var(--_a)}');
    const many = Array.from({ length: 60 }, (_, index) => `.otm-part-${index}{}`).join('');
    const { shorten } = shortNamesFrom(
      `${many}.otm-part-59{}:root{--otm-rare:0;--otm-ink:0;--otm-ink:1}`,
    );
    expect(shorten('.otm-part-59')).toBe('.a');
    expect(shorten('.otm-part-0')).toBe('.b');
    expect(shorten('.otm-part-51 .otm-part-52')).toBe('.aa .ab');
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
      '<style>.a{}</style><a class="a x" style="--_a:red" id="otm-card" href="/otm-card">otm-card</a>',
    );
  });

  it('shortens animations and layers', () => {
    const { shorten } = shortNamesFrom(
      '@layer otm.pages{@keyframes otm-appear{}.otm-card{animation:1s otm-appear}}',
    );
    const code = 'adopt("@layer otm.pages{.otm-card{animation:1s otm-appear}}")';
    expect(shorten(code)).toMatch(/^adopt\("@layer \w\{\.\w\{animation:1s \w\}\}"\)$/);
  });

  it('gives every name of the site its own short name', () => {
    const { shorten } = siteShortNames();
    const all = [...new Set(styleSources().match(/(?<=\.)otm-[\w-]+|--otm-[\w-]+/g))];
    expect(all.length).toBeGreaterThan(400);
    expect(new Set(all.map(shorten)).size).toBe(all.length);
    for (const name of all) expect(shorten(name).length).toBeLessThan(6);
  });

  it('gives no class a name that ad blockers hide', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `otm-part-${index}`);
    const { shorten } = shortNamesFrom(many.map((name) => `.${name}{}`).join(''));
    expect(many.map(shorten).filter((it) => /^ad$/i.test(it))).toEqual([]);
    expect(new Set(many.map(shorten)).size).toBe(many.length);
  });
});

it('lists the long names in code, each once', () => {
  const code = 'x.className="otm-card otm-note otm-card";y.style="color:var(--otm-ink)"';
  expect(longNamesIn(code)).toEqual(['otm-card', 'otm-note', '--otm-ink']);
});
