/**
 * Returns the bytes that a document leaves for what an owner adds, by what `npm run proof:scaffolds`
 * adds: a plan where plans are compared, an indicator at home, and a page in every menu.
 */
export function roomForAdditions(path: string): number {
  if (path.endsWith('/buy.html')) return 330;
  return path === '/index.html' || path === '/es.html' ? 100 : 30;
}
