/** The path that the site is below, such as `/shop` of a project page; empty at the root of a domain. */
export const base = import.meta.env.SITE_BASE ?? '';
