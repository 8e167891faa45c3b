import { getCollection } from 'astro:content';

/** The posts of a language, newest first, on pages of 20. */
export async function postPages(paginate, prefix) {
  const posts = await getCollection('pages', ({ data }) => data.path.startsWith(`${prefix}/blog/`));
  return paginate(
    posts.map(({ data }) => data).sort((one, other) => (one.path < other.path ? 1 : -1)),
    { pageSize: 20 },
  );
}
