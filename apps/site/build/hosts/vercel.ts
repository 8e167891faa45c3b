import { escapeRegExp } from './escape-reg-exp.ts';
import { cacheControl, immutableFolder, type SiteHosting } from './site-hosting.ts';

const redirect = (src: string, location: string) => ({
  src,
  status: 308,
  headers: { Location: location },
});

/**
 * Configures Vercel by its low-level routes, the only ones that can choose a 404 document by prefix.
 * Vercel keeps the query of a redirect, and its own `Cache-Control` of documents means
 * {@link cacheControl.revalidated}.
 */
export function vercel(hosting: SiteHosting): Record<string, string> {
  const { contentTypes, headers, notFound, redirects } = hosting;
  const routes = [
    { src: '/.*', headers, continue: true },
    {
      src: `${immutableFolder(hosting)}.*`,
      headers: { 'Cache-Control': cacheControl.immutable },
      continue: true,
    },
    ...Object.entries(contentTypes).map(([path, type]) => ({
      src: escapeRegExp(path),
      headers: { 'Content-Type': type },
      continue: true,
    })),
    ...redirects.map(({ from, to }) => redirect(`${escapeRegExp(from)}/?`, to)),
    redirect('/index(?:\\.html)?', '/'),
    // One slash only at the start: two would name another site.
    redirect('(/[^/].*)\\.html', '$1'),
    redirect('(/[^/].*)/', '$1'),
    ...notFound.toReversed().map(({ file }) => ({
      src: escapeRegExp(file.replace('.html', '')),
      status: 404,
      dest: file,
    })),
    { handle: 'filesystem' },
    { src: '(/.+)', dest: '$1.html', check: true },
    ...notFound
      .toReversed()
      .map(({ prefix, file }) => ({ src: `${escapeRegExp(prefix)}.*`, status: 404, dest: file })),
  ];
  return { 'vercel.json': `${JSON.stringify({ routes }, null, 2)}\n` };
}
