/** The slug of a title: lower case, without accents, words joined by hyphens. */
export const slugify = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
