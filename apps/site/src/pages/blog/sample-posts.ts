import type { Article } from '@otm/schema';
import { blog } from '../../routes/blog.ts';

/** Posts for stories: as many as are asked for, made from the newest one. */
export function samplePosts(count: number): readonly [Article, ...Article[]] {
  const model = blog.load({}, 'en').posts[0];
  if (!model) throw new Error('The blog has no post.');
  const copies = Array.from({ length: count - 1 }, (_, place) => {
    const slug = `post-${place + 2}`;
    return { ...model, slug: { en: slug, es: slug } };
  });
  return [model, ...copies];
}
