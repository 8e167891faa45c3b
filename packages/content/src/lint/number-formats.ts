import type { Rule } from './rules.ts';

const found =
  (pattern: RegExp): Rule =>
  (text) =>
    text.match(pattern) ?? [];

/** A hyphen in front of a number; the copy writes a minus as an en dash, as the charts do. */
const hyphenMinus = found(/(?<![\p{L}\d-])-\$?\d[\d.,]*/gu);

/** Four digits and more without a comma. Years, sizes of screens, and leading zeros are no quantities. */
const ungrouped = found(/(?<![\d.,×:+-] ?)(?!0|(?:19|20)\d\d(?!\d))\d{4,}(?! ?[×\d])(?!\.?\d)/gu);

/** Thousands grouped by points, and decimals behind a comma. */
const european = found(/(?<![\d.,])\d{1,3}(?:(?:\.\d{3}){2,}|\.000)(?!\d)|\d,\d{1,2}(?!\d)/g);

/** A dollar sign that isn’t right in front of its amount, or has letters with it. */
const misplacedDollar = found(/US\$|USD ?\d|\$ \d|\d ?\$/g);

/**
 * Numbers that aren’t written as the platform and the checkouts write them: 1,234.50, $390, –80. Both
 * languages do the same, so that a figure of the copy can be found on the chart.
 */
export const numberFormats: Rule = (text) =>
  [hyphenMinus, ungrouped, european, misplacedDollar].flatMap((rule) => rule(text));
