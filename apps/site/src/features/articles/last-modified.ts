import type { Article } from '@otm/schema';

/** The ISO date of an article's last substantial change. */
export const lastModified = ({ published, updated = published }: Article): string => updated;
