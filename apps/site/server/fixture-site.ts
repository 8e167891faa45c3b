import type { SiteHosting } from '../build/hosts/site-hosting.ts';

/** The rules of a small built site. */
export const hosting: SiteHosting = {
  base: '',
  isSandbox: false,
  headers: {
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=1',
    'X-Content-Type-Options': 'nosniff',
  },
  contentTypes: { '/feed.xml': 'application/atom+xml; charset=utf-8' },
  redirects: [{ from: '/purchase', to: '/buy' }],
  notFound: [
    { prefix: '/', file: '/404.html' },
    { prefix: '/es/', file: '/es/404.html' },
    { prefix: '/order/', file: '/order/404.html' },
  ],
};
/** A small built site: file contents by path. */
export const siteFiles = {
  'hosting.json': JSON.stringify(hosting),
  'site/index.html': 'home',
  'site/index.html.br': 'home in brotli',
  'site/index.html.gz': 'home in gzip',
  'site/404.html': 'not found',
  'site/404.html.gz': 'not found in gzip',
  'site/404.html.br': 'not found in brotli',
  'site/es/404.html': 'no encontrado',
  'site/order/404.html': 'unknown order',
  'site/buy.html': 'buy',
  'site/es/buy.html': 'comprar',
  'site/robots.txt': 'User-agent: *',
  'site/feed.xml': '<feed/>',
  'site/assets/font.woff2': '0123456789',
};
