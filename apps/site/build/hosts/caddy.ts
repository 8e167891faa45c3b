import { cacheControl, immutableFolder, type SiteHosting } from './site-hosting.ts';

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const sendFile = ['file_server {', '  precompressed br gzip', '  disable_canonical_uris', '}'];

const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** The capture of a query's pattern: a placeholder of Caddy, not of JavaScript. */
const captured = '$' + '{1}';

/** Variables: the query with its question mark, and the target of a redirect. */
const variables = ({ redirects }: SiteHosting) => [
  ...block('map {query} {site_query}', [`~^(.+)$ "?${captured}"`, 'default ""']),
  ...block('map {path} {site_redirect}', [
    ...redirects.flatMap(({ from, to }) => [`${from} ${to}`, `${from}/ ${to}`]),
    'default ""',
  ]),
];

const headers = (hosting: SiteHosting) => [
  'header -Server',
  '# Browsers ask by ETag: the date would only take up room in the first response.',
  'header -Last-Modified',
  ...Object.entries(hosting.headers).map(([name, value]) => `header ${name} ${quote(value)}`),
  `@revalidated not path ${immutableFolder(hosting)}*`,
  `header @revalidated Cache-Control ${quote(cacheControl.revalidated)}`,
  `header ${immutableFolder(hosting)}* Cache-Control ${quote(cacheControl.immutable)}`,
  'header *.md Content-Type "text/markdown; charset=utf-8"',
  ...Object.entries(hosting.contentTypes).map(
    ([path, type]) => `header ${path} Content-Type ${quote(type)}`,
  ),
];

/** Redirects a captured path to its page, if the page exists: no URL can lead to another site. */
const respell = (name: string, pattern: string) => [
  `@${name} path_regexp ${name} ${pattern}`,
  ...block(`handle @${name}`, [
    `@page file {re.${name}.1}.html`,
    `redir @page {re.${name}.1}{site_query} 308`,
    'error 404',
  ]),
];

const routes = [
  '@moved expression {site_redirect} != ""',
  ...block('handle @moved', ['redir * {site_redirect}{site_query} 308']),
  '@index path /index /index.html',
  ...block('handle @index', ['redir * /{site_query} 308']),
  '@hidden path_regexp (/404(\\.html)?|\\.(br|gz))$',
  ...block('handle @hidden', ['error 404']),
  ...block('handle /', ['rewrite * /index.html', ...sendFile]),
  ...respell('slash', '^(.+)/$'),
  ...respell('extension', '^(.+)\\.html$'),
  '@known file {path}.html {path}',
  ...block('handle @known', ['rewrite * {file_match.relative}', ...sendFile]),
  ...block('handle', ['error 404']),
];

/** The first handler that matches wins: the special prefixes come first. */
const notFound = (hosting: SiteHosting) =>
  block(
    'handle_errors',
    hosting.notFound
      .toReversed()
      .flatMap(({ prefix, file }, index) => [
        `@missing${index} path ${prefix}*`,
        ...block(`handle @missing${index}`, [`rewrite * ${file}`, ...sendFile]),
      ]),
  );

/**
 * Configures Caddy: a `Caddyfile`, with the site's files in `/srv/site`. With the domain in place of
 * `:8080`, Caddy gets and renews its certificate by itself.
 */
export function caddy(hosting: SiteHosting): Record<string, string> {
  const lines = [
    '# Made by the build. Replace `:8080` by the domain. Put the site in /srv/site, or change `root`.',
    ...block(':8080', [
      'root * /srv/site',
      ...variables(hosting),
      ...headers(hosting),
      ...routes,
      ...notFound(hosting),
    ]),
  ];
  return { Caddyfile: `${lines.join('\n')}\n` };
}
