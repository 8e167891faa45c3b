import { business } from '@otm/content';
import { expect, it } from 'vitest';
import { routes } from '../../src/routes/index.ts';
import { sitePages } from '../../src/routes/site-pages.ts';
import { renderLlmsText } from './llms-text.ts';
import { markdownPages } from './markdown.ts';

const text = renderLlmsText();

it('starts with the product and a summary, as llmstxt.org asks', () => {
  expect(text).toMatch(new RegExp(`^# ${business.product}\\n\\n> .+\\n\\n## English\\n\\n- \\[`));
  expect(text).toContain('\n\n## español\n\n- [');
});

it('lists every page that search engines may list, once, and no other', () => {
  const urls = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, url]) => url);
  const listed = sitePages().filter(({ route }) => routes[route].indexable);
  const pages = urls.map((url) => url?.replace(/\.md$/, ''));
  expect(pages.toSorted()).toEqual(
    listed.map(({ path }) => `${business.origin}${path}`).toSorted(),
  );
  const markdown = urls.filter((url) => url?.endsWith('.md'));
  expect(markdown.toSorted()).toEqual(
    markdownPages()
      .map(({ file }) => `${business.origin}${file}`)
      .toSorted(),
  );
});
