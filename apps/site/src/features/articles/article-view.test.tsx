// @vitest-environment happy-dom
import type { Article, ArticleText, Block } from '@otm/schema';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ArticleView } from './article-view.tsx';
import { lastModified } from './last-modified.ts';

const heading = (text: string): Block => ({ type: 'heading', text });
const textWith = (title: string, blocks: readonly Block[]): ArticleText => ({
  meta: { title, description: '' },
  linkTitle: title,
  title,
  summary: `${title}: summary`,
  blocks,
});
const article = (...blocks: readonly Block[]): Article => ({
  slug: { en: 'delta', es: 'delta-es' },
  picture: 'vwap',
  published: '2026-01-02',
  related: [],
  text: { en: textWith('Reading delta', blocks), es: textWith('Leer la delta', blocks) },
});

afterEach(cleanup);

describe('ArticleView', () => {
  it.each([
    ['en', 'Reading delta', 'Published January 2, 2026'],
    ['es', 'Leer la delta', '2 de enero de 2026'],
  ] as const)('shows title, summary and date in %s', (locale, title, date) => {
    renderInShell(<ArticleView article={article()} />, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(`${title}: summary`)).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain(date);
  });

  it.each([
    ['VWAP: what did the average contract cost?', 'what did the average contract cost?'],
    ['Volume Profile: ¿en qué precios se operó?', '¿en qué precios se operó?'],
    ['Payments: what you pay, where, and what comes next', undefined],
    ['What delta can’t tell you', undefined],
  ])('keeps the question of “%s” together', (title, question) => {
    const asked = article();
    const text = { en: textWith(title, []), es: asked.text.es };
    renderInShell(<ArticleView article={{ ...asked, text }} />, 'en');
    const shown = screen.getByRole('heading', { level: 1 });
    expect(shown.textContent).toBe(title);
    expect(shown.querySelector('span')?.textContent).toBe(question);
  });

  it('has dates that machines read', () => {
    renderInShell(<ArticleView article={{ ...article(), updated: '2026-03-04' }} />, 'en');
    const dates = [...document.querySelectorAll('time')].map((time) => time.dateTime);
    expect(dates).toEqual(['2026-01-02', '2026-03-04']);
  });

  it('shows no update unless there was one', () => {
    renderInShell(<ArticleView article={article()} />, 'en');
    expect(document.querySelectorAll('time')).toHaveLength(1);
  });

  it('lists its contents from the third heading on', () => {
    renderInShell(<ArticleView article={article(heading('A'), heading('B'))} />, 'en');
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    renderInShell(
      <ArticleView article={article(heading('A b'), heading('B'), heading('C'))} />,
      'en',
    );
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['A b', 'B', 'C']);
  });

  it('links its contents to headings that exist', () => {
    const blocks = ['¿Qué es?', 'Delta & price', '3. Steps'].map(heading);
    renderInShell(<ArticleView article={article(...blocks)} />, 'es');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
      expect(document.getElementById(id)?.textContent).toBe(link.textContent);
    }
  });

  it('renders an article without blocks', () => {
    renderInShell(<ArticleView article={article()} />, 'en');
    expect(screen.getByRole('article').textContent).toContain('min read');
  });
});

describe('lastModified', () => {
  it('is the date of the update, or else of the publication', () => {
    expect(lastModified(article())).toBe('2026-01-02');
    expect(lastModified({ ...article(), updated: '2026-03-04' })).toBe('2026-03-04');
  });
});
