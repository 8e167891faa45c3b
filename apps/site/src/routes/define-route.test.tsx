import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sessionPicture } from '../features/charts/session.ts';
import { defineRoute, type RouteDefinition } from './define-route.tsx';
import type { RouteParams } from './links.ts';

interface Post {
  readonly title: string;
  readonly date: string;
}

interface PostData {
  readonly post: Post | undefined;
  readonly none: string;
}

const definition: RouteDefinition<PostData> = {
  path: '/posts/:slug',
  layout: 'slim',
  indexable: true,
  load: ({ slug }, locale) => ({
    post: slug ? { title: slug, date: '2026-01-02' } : undefined,
    none: { en: 'Nothing', es: 'Nada' }[locale],
  }),
  meta: ({ post }, locale) => ({
    title: `${locale}: ${post?.title ?? 'None'}`,
    description: 'A description.',
  }),
  Page: ({ post, none }) => <h1>{post?.title ?? none}</h1>,
};
const open = (changes: Partial<typeof definition> = {}, params: RouteParams = { slug: 'delta' }) =>
  defineRoute({ ...definition, ...changes }).open('es', params);

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
    expect(load).toHaveBeenCalledExactlyOnceWith({ slug: 'delta' }, 'es');
  });

  it('renders the page with its data as props', () => {
    expect(renderToStaticMarkup(open().render())).toBe('<h1>delta</h1>');
  });

  it('keeps the type and the data of its pages for those who render a part of one', () => {
    const { post, none } = defineRoute(definition).load({ slug: 'delta' }, 'en');
    expect([post?.title, none]).toEqual(['delta', 'Nothing']);
  });

  it('derives the metadata of its language', () => {
    expect(open().meta.title).toBe('es: delta');
  });

  it('has no date and no share card unless the route says so', () => {
    expect(open()).toMatchObject({ lastModified: undefined, shareCard: undefined, exists: true });
  });

  it('derives date, share card and existence from the data', () => {
    const page = open({
      lastModified: ({ post }) => post?.date,
      shareCard: ({ post }) => (post ? sessionPicture('vwap') : undefined),
      exists: ({ post }) => post !== undefined,
    });
    expect(page).toMatchObject({ lastModified: '2026-01-02', exists: true });
    expect(page.shareCard?.id).toBe('vwap');
  });

  it('may open a page that doesn’t exist, in its language', () => {
    const page = open({ exists: ({ post }) => post !== undefined }, {});
    expect(page.exists).toBe(false);
    expect(renderToStaticMarkup(page.render())).toBe('<h1>Nada</h1>');
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
