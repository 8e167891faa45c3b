import type { SettingProblem, SiteSettings } from './setting.ts';

/** Real reviews that don't say where they're from. */
const missingSources = ({ reviews }: SiteSettings): readonly SettingProblem[] =>
  reviews
    .filter((review) => review.sample === false && !review.source)
    .map(({ id, quote }) => ({
      setting: `reviews.${id}.source`,
      area: 'reviews',
      value: quote,
      rule: 'review-source',
      details: {},
    }));

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Reviews that a list has twice. Before the last dot, an id names the list. */
function repeatedReviews({ reviews }: SiteSettings): readonly SettingProblem[] {
  const first = new Map<string, string>();
  return reviews.flatMap(({ id, quote }) => {
    if (!quote) return [];
    const key = `${`${id}`.replace(/[^.]*$/, '')} ${plain(quote)}`;
    const other = first.get(key);
    first.set(key, other ?? id);
    return other === undefined
      ? []
      : [
          {
            setting: `reviews.${id}`,
            area: 'reviews',
            value: quote,
            rule: 'repeated-review',
            details: { other },
          } as const,
        ];
  });
}

/** Ids of videos that were pasted below two titles. */
function repeatedVideos({ videos }: SiteSettings): readonly SettingProblem[] {
  const first = new Map<string, string>();
  return videos.flatMap(({ id, title }) => {
    const other = first.get(id);
    if (!id || other === title) return [];
    first.set(id, other ?? title);
    return other === undefined
      ? []
      : [
          {
            setting: `videos.${title}.id`,
            area: 'videos',
            value: id,
            rule: 'repeated-video',
            details: { other },
          } as const,
        ];
  });
}

/** Indicators that articles show a computed picture of. A site may go live with them. */
const openCaptures = ({ withoutCapture }: SiteSettings): readonly SettingProblem[] =>
  withoutCapture.map((id) => ({
    setting: `captures.${id}`,
    area: 'captures',
    value: '',
    rule: 'no-capture',
    details: {},
  }));

/** Compares reviews with each other, and videos. */
export const contentProblems = (settings: SiteSettings): readonly SettingProblem[] => [
  ...missingSources(settings),
  ...repeatedReviews(settings),
  ...repeatedVideos(settings),
  ...openCaptures(settings),
];
