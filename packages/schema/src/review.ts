import type { Video } from './page.ts';

/** A customer's review. Without a source it counts as a sample and is labeled as one. */
export type ReviewText = {
  readonly id: string;
  readonly name: string;
  readonly quote: string;
} & ({ readonly sample: true } | { readonly sample: false; readonly source: string });

/** A review with its video. */
export type Review = ReviewText & { readonly video: Video };
