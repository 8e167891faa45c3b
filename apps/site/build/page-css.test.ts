import { describe, expect, it } from 'vitest';
import { pageCssFrom } from './page-css.ts';

const css = `
@layer otm.base, otm.components;
@layer otm.base {
  :root { --used: red; --unused: blue; }
  [data-theme='light'] { --used: white; }
  :focus-visible { outline: 3px solid var(--used); }
}
@layer otm.components {
  .otm-card { color: var(--used); animation: fade 1s; }
  .otm-absent { color: green; }
  .otm-modal[open] { display: grid; }
  .otm-modal::backdrop { background: black; }
  .otm-note[hidden] { display: none; }
  .otm-notice { border: 0; }
  [data-hydrated] .otm-late { color: pink; }
}
@supports (color: red) { @media print { .otm-absent { color: black; } } }
@keyframes fade { to { opacity: 1; } }
@keyframes spin { to { rotate: 1turn; } }
`;
const page =
  '<body><div class="otm-card otm-note"></div><dialog class="otm-modal"></dialog></body>';
const cut = (html: string, code = '') => pageCssFrom(css, { '/assets/part.js': code })(html);

describe('the styles of one document', () => {
  it('keep what it uses and drop what it does not', async () => {
    const result = await cut(page);
    expect(result).toContain('.otm-card');
    expect(result).not.toContain('.otm-absent');
    expect(result).not.toMatch(/@media|@supports/);
    expect(result).not.toContain('.otm-late');
    expect(result).not.toContain('--unused');
    expect(result).not.toContain('spin');
    expect(result).toContain('@keyframes fade');
  });

  it('keep what the page becomes while it is used', async () => {
    const result = await cut(page);
    expect(result).toContain(':focus-visible');
    expect(result).toContain("[data-theme='light']");
    expect(result).toContain('.otm-modal[open]');
    expect(result).toContain('::backdrop');
    expect(result).toContain('.otm-note[hidden]');
  });

  it('keep conditions on states within other conditions', async () => {
    const rules =
      '.otm-card:where(:not(:disabled)):hover{top:0}.otm-card:is(:hover,:focus){left:0}';
    const styles = pageCssFrom(`${rules}.otm-absent:where(:not(:disabled)):hover{top:0}`, {});
    expect(await styles(page)).toBe(rules);
  });

  it('drop rules for what nothing on the page has inside', async () => {
    const rules =
      'body:has(main form :focus) .otm-note{top:0}body:has(.otm-card) .otm-note{left:0}';
    const styles = (html: string) => pageCssFrom(rules, {})(html);
    expect(await styles(page)).toBe('body:has(.otm-card) .otm-note{left:0}');
    expect(await styles(`${page}<main><form></form></main>`)).toBe(rules);
  });

  it('keep the order of the layers', async () => {
    expect(await cut(page)).toMatch(/^\s*@layer otm\.base, ?otm\.components/);
  });

  it('keep what the code of an island mentions', async () => {
    const live = `${page}<div data-live="/assets/part.js"></div>`;
    const result = await cut(live, 'className:"otm-late"');
    expect(result).toContain('.otm-late');
    expect(await cut(page, 'className:"otm-late"')).not.toContain('.otm-late');
  });

  it('drop what an island brings itself', async () => {
    const live = `${page}<div data-live="/assets/part.js"></div>`;
    const code = 'className:"otm-late";document.adoptedStyleSheets.push(sheet)';
    expect(await cut(live, code)).not.toContain('.otm-late');
  });

  it('are the same for documents whose markup names the same', async () => {
    const styles = pageCssFrom(css, {});
    expect(styles(`${page}<p>One</p>`)).toBe(styles(`${page}<p>An otm-absent other</p>`));
    expect(styles(page)).not.toBe(styles(`${page}<p class="otm-absent"></p>`));
  });

  it('keep the notice in place of a broken island', async () => {
    const live = `${page}<div data-live="/assets/part.js" data-props="{}"></div>`;
    expect(await cut(live, 'adoptedStyleSheets')).toContain('.otm-notice');
    expect(await cut(page)).not.toContain('.otm-notice');
  });
});
