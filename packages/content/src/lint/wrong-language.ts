import type { Locale } from '@otm/schema';
import { eld } from 'eld/extrasmall';
import { sentencesOf } from './sentences.ts';

/** Below this many characters of plain words the detector guesses. */
const shortest = 50;

/** The plain words: names, acronyms, figures and a template's values belong to no language. */
const proseOf = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, ' ')
    .match(/(?<![\p{L}\d])\p{Ll}[\p{Ll}’-]*(?![\p{L}\d])/gu)
    ?.join(' ') ?? '';

/** The sentences of a text, or the text as a whole, that are not of a language, and what they are. */
export const wrongLanguage = (text: string, locale: Locale): readonly string[] =>
  [...new Set([text, ...sentencesOf(text, locale)])].flatMap((part) => {
    const words = proseOf(part);
    if (words.length < shortest) return [];
    const { language } = eld.detect(words);
    return language === locale ? [] : [`“${part}” is ${language || 'unknown'}`];
  });
