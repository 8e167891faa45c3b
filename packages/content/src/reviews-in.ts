import type { Locale, Localized, ReviewText } from '@otm/schema';

type Sample = Extract<ReviewText, { readonly sample: true }>;

/** A review as its owner writes it: its source is one text, or one for each language. */
export type WrittenReview =
  | Sample
  | (Omit<Exclude<ReviewText, Sample>, 'source'> & {
      readonly source: string | Localized<string>;
    });

/** Returns reviews as a page in a language shows them. */
export const reviewsIn = (
  locale: Locale,
  written: readonly WrittenReview[],
): readonly ReviewText[] =>
  written.map((review) => {
    if (review.sample) return review;
    const { source } = review;
    return { ...review, source: typeof source === 'string' ? source : source[locale] };
  });
