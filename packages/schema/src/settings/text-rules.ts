import * as v from 'valibot';
import type { RuleId } from './messages.ts';

/** Values that were never meant to stay: from examples, notes and other placeholders. */
const placeholder =
  /^(?:x{3,}|\.{3,}|…|-+|\?+|none|null|undefined|n\/a|tbd|todo|dummy|placeholder|change-?me|replace-?me)$|^sandbox-|lorem ipsum|^<.*>$/i;

/** Names in place of one's own: `your-shop`, `yourgroup`, `Your Company LLC`, `MY_PUBLIC_KEY`. */
const someones =
  /\byour(?:[-_]|account|brand|channel|company|group|name|public|service|site|template)|^(?:your )?(?:brand|company|product)(?: name)?$|^your (?:brand|company|name|product)\b|^(?:(?:my|the)[-_])?(?:public|service|site|template)[-_]?(?:key|id)$/i;

/** Parts of ids and URLs that stand for something: `template_xxxx`, `/REPLACE_ME`. */
const fillIn = /(?:^|[/_=-])(?:x{4,}|(?:change|replace)[-_]?me|placeholder)(?=$|[/_?&=-])/i;

/** Notes to oneself: upper case, since "todo" is a Spanish word. */
const note = /\b(?:TODO|FIXME)\b/;

/** A rule: what must be true of a text, and the id of its message. */
export const must = (isMet: (text: string) => boolean, id: RuleId) => v.check(isMet, id);

/** A text that someone has written on purpose. */
export const text = v.pipe(
  v.string('missing' satisfies RuleId),
  must((it) => it.trim() !== '', 'missing'),
  must((it) => it === it.trim(), 'blanks'),
  must((it) => ![placeholder, someones, fillIn, note].some((part) => part.test(it)), 'placeholder'),
);

/** A text that visitors read: one line, no markup, no placeholder. */
export const line = v.pipe(
  text,
  must((it) => !/[<>{}\p{Cc}]/u.test(it), 'plain-text'),
);

/** A name that visitors read. */
export const name = v.pipe(
  line,
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
