import { escapeRegExp } from './escape-reg-exp.ts';
import { cacheControl, immutableFolder, type SiteHosting } from './site-hosting.ts';

const quote = (text: string) => `"${text.replace(/[\\"$]/g, '\\$&')}"`;

/** Redirects a captured path to its page, if the page exists: no URL can lead to another site. */
const respell = (pattern: string) => [
  `  location ~ ${pattern} {`,
  '    if (-f $document_root$page.html) { return 308 $page$is_args$args; }',
  '    return 404;',
  '  }',
];

/** Both spellings of each redirected path, with the page that they lead to. */
const redirects = (hosting: SiteHosting) =>
  hosting.redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
  ]);

/**
 * The bytes of a bucket of nginx's maps, in which the longest path has room: its length takes 2, then
 * it's rounded up to 8, and two pointers follow. By default a bucket has the size of the processor's
 * cache line, and nginx doesn't start if a path is longer.
 */
function bucketSize(paths: readonly string[]): number {
  const longest = Math.max(0, ...paths.map((path) => Buffer.byteLength(path)));
  const needed = Math.ceil((longest + 2) / 8) * 8 + 16;
  return Math.max(64, 2 ** Math.ceil(Math.log2(needed)));
}

/** Variables by path: the 404 document, the lifetime in caches, the target of a redirect. */
const maps = (hosting: SiteHosting) => [
  '# Room for the longest path below. If nginx.conf sets a larger one, delete this line.',
  `map_hash_bucket_size ${bucketSize(redirects(hosting).map(([from = '']) => from))};`,
  'map $uri $site_not_found {',
  // The first pattern that matches wins.
  ...hosting.notFound
    .toReversed()
    .map(({ prefix, file }) => `  ~^${escapeRegExp(prefix)} ${file};`),
  '}',
  'map $uri $site_cache {',
  `  default ${quote(cacheControl.revalidated)};`,
  `  ~^${immutableFolder(hosting)} ${quote(cacheControl.immutable)};`,
  '}',
  'map $uri $site_redirect {',
  '  default "";',
  ...redirects(hosting).map(([from, to]) => `  ${from} ${to};`),
  '}',
];

const site = (hosting: SiteHosting) => [
  '# Made by the build. Put the site in /srv/site, or change `root`.',
  ...maps(hosting),
  'server {',
  '  listen 8080;',
  '  root /srv/site;',
  '  server_tokens off;',
  '  absolute_redirect off;',
  '  charset utf-8;',
  '  sendfile on;',
  '  tcp_nopush on;',
  '  # Saves looking each file up; a new version shows after 5 seconds at most.',
  '  open_file_cache max=2000 inactive=60s;',
  '  open_file_cache_valid 5s;',
  '  gzip_static on;',
  '  gzip_vary on;',
  '  include /etc/nginx/site-brotli*.conf;',
  ...Object.entries(hosting.headers).map(
    ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
  ),
  '  add_header Cache-Control $site_cache always;',
  '  # Browsers ask by ETag: the date would only take up room in the first response.',
  '  add_header Last-Modified "";',
  '  error_page 404 @not_found;',
  '  if ($site_redirect) { return 308 $site_redirect$is_args$args; }',
  ...Object.entries(hosting.contentTypes).map(
    ([path, type]) => `  location = ${path} { types {} default_type ${quote(type)}; }`,
  ),
  '  location ~ \\.md$ { types {} default_type "text/markdown; charset=utf-8"; }',
  '  location = / { try_files /index.html =404; }',
  '  location ~ ^/index(\\.html)?$ { return 308 /$is_args$args; }',
  '  location ~ /404(\\.html)?$ { return 404; }',
  '  location ~ \\.(br|gz)$ { return 404; }',
  ...respell('^(?<page>.+)/$'),
  ...respell('^(?<page>.+)\\.html$'),
  '  location / { try_files $uri.html $uri =404; }',
  '  location @not_found { try_files $site_not_found =404; }',
  '}',
];

const brotli = [
  '# Sends the .br files of the build. Needs the module ngx_http_brotli_static_module: Debian and',
  '# Ubuntu have it in the package libnginx-mod-http-brotli-static.',
  'brotli_static on;',
];

/**
 * Configures nginx: `site.conf` goes into `conf.d`, the site's files into `/srv/site`. With the
 * module for brotli, `site-brotli.conf` goes into `/etc/nginx`; without it nginx sends gzip.
 */
export const nginx = (hosting: SiteHosting): Record<string, string> => ({
  'site.conf': `${site(hosting).join('\n')}\n`,
  'site-brotli.conf': `${brotli.join('\n')}\n`,
});
