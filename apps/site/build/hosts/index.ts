import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { container } from './container.ts';
import { githubPages, linkTranslations } from './github-pages.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import type { SiteHosting } from './site-hosting.ts';
import { vercel } from './vercel.ts';

/** How the site is published on a host. */
export interface Host {
  /** Writes its configuration: file contents by name. */
  readonly configure: (hosting: SiteHosting) => Readonly<Record<string, string>>;
  /** The folder of the site's files next to its configuration; in the same folder by default. */
  readonly siteFolder?: string;
  /** Whether it sends the build's compressed files; other hosts compress by themselves. */
  readonly precompressed?: boolean;
  /** Whether it serves the files below the site's base by itself, as it does for project pages. */
  readonly isBelowBase?: boolean;
  /** Changes documents that it serves differently from other hosts, by their file. */
  readonly rewrites?: Readonly<Record<string, (html: string, hosting: SiteHosting) => string>>;
}

/** Every host that the site can be published on; docs/hosting says how to add one. */
export const hosts = {
  caddy: { configure: caddy, siteFolder: 'site', precompressed: true },
  cloudflare: { configure: cloudflare },
  container: { configure: container, siteFolder: 'site', precompressed: true },
  'github-pages': {
    configure: githubPages,
    isBelowBase: true,
    rewrites: { '404.html': linkTranslations },
  },
  netlify: { configure: netlify },
  nginx: { configure: nginx, siteFolder: 'site', precompressed: true },
  vercel: { configure: vercel },
} as const satisfies Readonly<Record<string, Host>>;
