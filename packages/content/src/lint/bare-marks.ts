import type { Rule } from './rules.ts';

/** A sentence whose first word is a digit, with a verb or a colon behind it: “4 shows why …”, “2: how …”. */
const bareMark = /(?<=^|[.!?] )[1-9](?: (?:and|y) [1-9])?:? (?=\p{Ll})[^.!?]*[.!?]?/gu;

/** Sentences that open with the bare number of a mark in a picture; they start with “Mark 4” instead. */
export const bareMarks: Rule = (text) => text.match(bareMark) ?? [];
