import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sessionPicture } from '../features/charts/session.ts';
import { defineRoute, type RouteDefinition } from './define-route.tsx';

interface Post {
  readonly title: string;
  readonly date: string;
}

const definition: RouteDefinition<Post | undefined> = {
  path: '/posts/:slug',
  layout: 'slim',
  indexable: true,
  load: ({ slug }) => (slug ? { title: slug, date: '2026-01-02' } : undefined),
  meta: (post, locale) => ({
    title: `${locale}: ${post?.title ?? 'None'}`,
    description: 'A description.',
  }),
  Page: ({ data, locale }) => (
    <h1 lang={locale}>{data?.title ?? (locale === 'es' ? 'Nada' : 'Nothing')}</h1>
  ),
};
const open = (changes: Partial<typeof definition> = {}, slug: string | undefined = 'delta') =>
  defineRoute({ ...definition, ...changes }).open('es', { slug });

describe('defineRoute', () => {
  it('keeps what the path and the layout are', () => {
    expect(defineRoute(definition)).toMatchObject({
      path: '/posts/:slug',
      layout: 'slim',
      indexable: true,
    });
  });

  it('loads the data of a page once, for everything that it derives', () => {
    const load = vi.fn(definition.load);
    const page = open({ load });
    page.render();
    page.searchDocuments('/es/posts/delta');
    expect(load).toHaveBeenCalledExactlyOnceWith({ slug: 'delta' });
  });

  it('renders the page with its data, in its language', () => {
    expect(renderToStaticMarkup(open().render())).toBe('<h1 lang="es">delta</h1>');
  });

  it('derives the metadata of its language', () => {
    expect(open().meta.title).toBe('es: delta');
  });

  it('has no date and no share card unless the route says so', () => {
    expect(open()).toMatchObject({ lastModified: undefined, shareCard: undefined, exists: true });
  });

  it('derives date, share card and existence from the data', () => {
    const page = open({
      lastModified: (post) => post?.date,
      shareCard: (post) => (post ? sessionPicture('vwap') : undefined),
      exists: (post) => post !== undefined,
    });
    expect(page).toMatchObject({ lastModified: '2026-01-02', exists: true });
    expect(page.shareCard?.id).toBe('vwap');
  });

  it('may open a page without data', () => {
    const page = open({ load: () => undefined, exists: (post) => post !== undefined });
    expect(page.exists).toBe(false);
    expect(renderToStaticMarkup(page.render())).toBe('<h1 lang="es">Nada</h1>');
  });

  it('is found as a page by its title and description', () => {
    expect(open().searchDocuments('/es/posts/delta')).toEqual([
      { url: '/es/posts/delta', title: 'es: delta', kind: 'page', text: 'A description.' },
    ]);
  });

  it('is found by more of its content when the route names it', () => {
    const [document] = open({
      searchText: () => ({ note: 'A note about absorption.' }),
    }).searchDocuments('/x');
    expect(document?.text).toBe('A description. A note about absorption.');
  });

  it('is found section by section when the route splits it', () => {
    const documents = [{ url: '/x#a', title: 'A', kind: 'blog', text: 'a' }] as const;
    expect(open({ searchDocuments: () => documents }).searchDocuments('/x')).toBe(documents);
  });
});
