import type { Rule } from './rules.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence’s first word if it is a digit that a verb or a colon follows: “4 shows why …”, “2: how …”. */
const bareMark = /^[1-9](?: (?:and|y) [1-9])?:? (?=\p{Ll})/u;

/** Sentences that open with the bare number of a mark in a picture; they start with “Mark 4” instead. */
export const bareMarks: Rule = (text) =>
  sentencesOf(text, 'en').filter((sentence) => bareMark.test(sentence));
