import type { Video } from './page.ts';

/** What a customer said; a sample is shown as one until the content names its source. */
export type ReviewText = {
  readonly id: string;
  readonly name: string;
  readonly quote: string;
} & ({ readonly sample: true } | { readonly sample: false; readonly source: string });

/** What a customer said, in words and in a video. */
export type Review = ReviewText & { readonly video: Video };
