import * as v from 'valibot';
import type { RuleId } from './messages.ts';
import { isPlaceholder, isPlaceholderName } from './placeholders.ts';
import { hasInvisible, hasSecret } from './secrets.ts';

/** A rule: what must be true of a text, and the id of its message. */
export const must = (isMet: (text: string) => boolean, id: RuleId) => v.check(isMet, id);

/** A text that someone has written on purpose. */
export const text = v.pipe(
  v.string('missing' satisfies RuleId),
  must((it) => !hasSecret(it), 'secret'),
  must((it) => it.trim() !== '', 'missing'),
  must((it) => !hasInvisible(it), 'invisible'),
  must((it) => it === it.trim(), 'blanks'),
  must((it) => !isPlaceholder(it), 'placeholder'),
);

/** A text that visitors read: one line, no markup, no placeholder. */
export const line = v.pipe(
  text,
  must((it) => !/[<>{}\p{Cc}]/u.test(it), 'plain-text'),
);

/** A name that visitors read. */
export const name = v.pipe(
  line,
  must((it) => !isPlaceholderName(it), 'placeholder'),
  must((it) => it.length <= 60, 'too-long'),
);

/** A name in URLs. */
export const slug = v.pipe(
  text,
  must((it) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(it), 'slug'),
);

/** The name of a query parameter. */
export const parameter = v.pipe(
  text,
  must((it) => /^[a-z][\w.-]*$/i.test(it), 'parameter'),
);

/** The path that a site is below. */
export const basePath = v.pipe(
  text,
  must((it) => /^(?:\/[A-Za-z\d][\w.-]*)+$/.test(it), 'base-path'),
);

/** One of a few values. */
export const choice = (...values: readonly string[]) =>
  v.picklist(values, 'choice' satisfies RuleId);

/** A switch. */
export const flag = v.boolean('choice' satisfies RuleId);

/** Whether a text is one character again and again, or has a run of them as on a keyboard. */
export function isSequence(text: string): boolean {
  const codes = [...text.toLowerCase()].map((letter) => letter.charCodeAt(0));
  const runs = codes.map((code, index) => code - (codes[index - 1] ?? 0) === 1);
  const longest = runs.reduce(
    ([length, best], isNext) => {
      const now = isNext ? length + 1 : 1;
      return [now, Math.max(best, now)] as const;
    },
    [0, 0] as readonly [number, number],
  );
  return /^(.)\1+$/.test(text) || longest[1] >= 8;
}
