import type { UrlRules } from '../render/index.ts';

/** Everything that a host needs to know besides the files: written to `hosting.json`. */
export interface SiteHosting extends UrlRules {
  /** The path that the site is below; empty at the root of a domain. */
  readonly base: string;
  /** Whether the build uses the local stand-ins of outside services. */
  readonly isSandbox: boolean;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content type of files whose extension doesn't say it, by path. */
  readonly contentTypes: Readonly<Record<string, string>>;
}

/** The folder of files whose names change with their content. */
export const immutableFolder = ({ base }: Pick<SiteHosting, 'base'>) => `${base}/assets/`;

/** How long browsers keep a file: a year if it's named by its content, else until they ask again. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;
