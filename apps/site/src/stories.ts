/** The entry for Storybook: what stories of the site need around them. */
export { PageShell } from './app/page-shell.tsx';
export { onClick } from './boot/click.ts';
export { toggleScrollToTop } from './features/scroll-to-top/boot.ts';
export { writeToday } from './pages/order/write-today.ts';
export { removeStored } from './pages/owner/own-storage.ts';
export { routes } from './routes/index.ts';
export type { RouteParams } from './routes/links.ts';
export type { RouteId } from './routes/paths.ts';
export { findPage } from './routes/site-pages.ts';
