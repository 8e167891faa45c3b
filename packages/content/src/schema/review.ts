import type { Video } from './page.ts';

/** What a customer said; a sample is shown as one until the content names its source. */
export type Review = {
  readonly id: string;
  readonly name: string;
  readonly quote: string;
  readonly video: Video;
} & ({ readonly sample: true } | { readonly sample: false; readonly source: string });
