import * as v from 'valibot';
import type { RuleId } from './messages.ts';
import { isSequence, must, text } from './text-rules.ts';
import { publicUrl } from './url-rules.ts';

const sampleId = /your|video[-_]?id|tu[-_]?video/i;

/** The id of a video on its host, not its URL. */
export const videoId = v.pipe(
  text,
  must((it) => !/^sample-/i.test(it), 'sample-video'),
  must((it) => !/[/:?=.]/.test(it), 'video-url'),
  must((it) => /^[\w-]{11}$/.test(it) && !sampleId.test(it) && !isSequence(it), 'video-id'),
);

/** The running time of a video. */
export const duration = v.pipe(
  text,
  must((it) => /^(?:\d{1,2}:[0-5]\d|\d{1,2}):[0-5]\d$/.test(it) && /[1-9]/.test(it), 'duration'),
);

/** A text of a review. */
export const reviewText = v.pipe(
  v.string('review-text' satisfies RuleId),
  must((it) => v.is(text, it), 'review-text'),
);

/** Whether a review is a sample. */
export const reviewSample = v.pipe(
  v.boolean('choice' satisfies RuleId),
  v.check((it) => !it, 'sample-review' satisfies RuleId),
);

const isScheme = (source: string) => /^[a-z][a-z\d+.-]*:\S/i.test(source);

/** Where a review can be checked: the name of a place, or its URL. */
export const reviewSource = v.pipe(
  text,
  must((it) => /\p{L}{3}/u.test(it) && (!isScheme(it) || v.is(publicUrl, it)), 'review-source'),
);

/** The path of a picture among the site's own files. */
export const picturePath = v.pipe(
  text,
  must((it) => /^\/[\w./-]+\.(?:avif|webp|png|jpe?g)$/.test(it) && !it.includes('..'), 'picture'),
);

/** A number of pixels. */
export const pixels = v.pipe(
  v.number('pixels' satisfies RuleId),
  v.check((it) => Number.isInteger(it) && it > 0 && it <= 10_000, 'pixels' satisfies RuleId),
);

/** A distance in percent. */
export const percent = v.pipe(
  v.number('percent' satisfies RuleId),
  v.check((it) => it >= 0 && it <= 100, 'percent' satisfies RuleId),
);

/** A day of the calendar. */
export const isoDate = v.pipe(
  text,
  must((it) => {
    const date = /^\d{4}-\d\d-\d\d$/.test(it) ? new Date(`${it}T00:00Z`) : undefined;
    return date?.toJSON()?.startsWith(it) === true;
  }, 'date'),
);
