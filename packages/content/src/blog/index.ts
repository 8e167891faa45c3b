import type { Article } from '../schema/article.ts';

/** The posts of the blog, oldest first; the last one is featured. */
export const posts: readonly Article[] = [];
