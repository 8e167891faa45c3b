import { describe, expect, it } from 'vitest';
import { inlineConstantsOf, siteConstants } from './constant-tokens.ts';

const inline = inlineConstantsOf(`
  :root { --otm-space: 0.5rem; --otm-ink: #fff; --otm-quick: 0.2s; --otm-edge: var(--otm-ink);
    --otm-title: clamp(1rem, 0.5rem + 2vw, 3rem); }
  :root[data-theme="light"] { --otm-ink: #000; }
  @media (prefers-reduced-motion: reduce) { :root { --otm-quick: 0s; } }
  @media print { :root { --otm-paper: 1in; } }
  .otm-note { --otm-room: 12rem; }
`);

describe('constant tokens', () => {
  it('are replaced by their values, in styles and in code', () => {
    expect(inline('.a{gap:var(--otm-space) calc(1px + var(--otm-space))}')).toBe(
      '.a{gap:.5rem calc(1px + .5rem)}',
    );
    expect(inline('.a{top:calc(var(--otm-space) + 4rem)}')).toBe('.a{top:4.5rem}');
    expect(inline('sheet(`.a{gap:var(--otm-space)}`)')).toBe('sheet(`.a{gap:.5rem}`)');
  });

  it.each([
    ['a theme changes', '--otm-ink'],
    ['a media query changes', '--otm-quick'],
    ['only a media query sets', '--otm-paper'],
    ['only a component sets', '--otm-room'],
    ['refer to another', '--otm-edge'],
    ['are long', '--otm-title'],
    ['no style sheet sets', '--cw-accent'],
  ])('stay if %s them', (_, name) => {
    expect(inline(`a{b:var(${name})}`)).toBe(`a{b:var(${name})}`);
  });

  it('keep a reference with a fallback', () => {
    expect(inline('a{b:var(--otm-space,0rem)}')).toBe('a{b:var(--otm-space,0rem)}');
  });

  it('are the spaces of the site, but no color of a theme', () => {
    const code = 'a{gap:var(--otm-space-2);color:var(--otm-ink)}';
    expect(siteConstants()(code)).toBe('a{gap:.5rem;color:var(--otm-ink)}');
  });
});
