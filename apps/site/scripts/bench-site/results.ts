/** The sites of the benchmark: an empty page, ours, and the same content built with other tools. */
export type SiteId = 'empty' | 'otm' | 'astro' | 'next' | 'vite';

/** The names of the sites, as the document shows them. */
export const siteNames: Readonly<Record<SiteId, string>> = {
  empty: 'empty page',
  otm: 'this site',
  astro: 'Astro',
  next: 'Next',
  vite: 'Vite SPA',
};

/** How Lighthouse slows a page down: by computing what it would have taken, or really. */
export type Method = 'simulate' | 'devtools';

/** Metrics of a loaded page: milliseconds, besides the shift. */
export interface Metrics {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** A page's medians, next to those of the empty page in the same run. */
export interface PageRow extends Metrics {
  readonly site: SiteId;
  readonly path: string;
  readonly method: Method;
  readonly runs: number;
  readonly empty: Metrics;
  /** Whether search engines must not list the page, which its score for SEO suffers from. */
  readonly isUnlisted: boolean;
  /** Points out of 100 by category; empty if the run had none. */
  readonly scores: Readonly<Record<string, number>>;
  /** The audits that cost points. */
  readonly failed: readonly string[];
}

/** An interaction on a slow phone, in milliseconds. */
export interface InteractionRow {
  readonly site: SiteId;
  readonly name: string;
  readonly runs: number;
  /** The longest of its events in the middle run, and in the worst. */
  readonly inp: number;
  readonly worst: number;
  /** From the first tap until it shows, with the code that it may have to fetch. */
  readonly shown: number;
}

/** A tap on a link on a slow phone. */
export interface NextPageRow {
  readonly site: SiteId;
  readonly from: string;
  readonly runs: number;
  /** From the tap to the first paint of the next page. */
  readonly milliseconds: number;
}

/** A build of a blog with so many posts in two languages. */
export interface GrowthRow {
  readonly site: SiteId;
  readonly posts: number;
  readonly documents: number;
  /** Documents per second of the entire build, and without what doesn't depend on posts. */
  readonly perSecond: number;
  readonly htmlPerSecond?: number | undefined;
  readonly megabytes?: number | undefined;
  /** Seconds to build again after one post changed. */
  readonly rebuildSeconds?: number | undefined;
  readonly postBytes?: number | undefined;
  readonly listBytes?: number | undefined;
}

/** The rows of each part. */
export interface PartRows {
  readonly lighthouse: PageRow;
  readonly inp: InteractionRow;
  readonly 'next-page': NextPageRow;
  readonly growth: GrowthRow;
}

/** When and from what a row was measured: the rows of a part may come from several runs. */
export interface Stamp {
  readonly date: string;
  readonly commit: string;
}

/** The record of a part's last runs. */
export interface PartRecord<Row> {
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: readonly (Row & Stamp)[];
}

/** The records of all parts that ever ran. */
export type Records = { readonly [Id in keyof PartRows]?: PartRecord<PartRows[Id]> };
