/** The kinds of things that a reference in Markdown can name. */
export type ReferenceKind =
  | 'article'
  | 'articleId'
  | 'chart'
  | 'external'
  | 'group'
  | 'indicator'
  | 'page'
  | 'picture'
  | 'question'
  | 'storyMark'
  | 'storySession'
  | 'storyValue'
  | 'storyView'
  | 'term'
  | 'termId'
  | 'variable';

/** A name in Markdown that only the library can look up: an id, or a variable. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly id: string;
  /** Which of the page's items, for pages that have several; a story's view and session. */
  readonly item?: string;
  readonly line: number;
}

/** Text with variables. */
export interface Template {
  readonly parts: readonly (string | Reference)[];
}

/** Ids, and what tells blocks apart, are never looked up. */
type Literal = 'id' | 'outcome' | 'type';

/** A value as parsed from Markdown. Any other string in it may still be a reference or a template. */
export type Draft<Value> = Value extends string
  ? Value | Reference | Template
  : Value extends object
    ? { readonly [Key in keyof Value]: Key extends Literal ? Value[Key] : Draft<Value[Key]> }
    : Value;

/** The start or the end of a tag; in a text, one that was left over. */
export const tagMark = /\{%|%\}/;

const variable = /\{%\s*\$([\w.-]+)\s*%\}/;

/** The text with another one in place of its variables. */
export const withoutVariables = (text: string, instead: string): string =>
  text.replace(new RegExp(variable, 'g'), instead);

/** Joins parts to a plain string where none of them is a reference. */
export function toTemplate(parts: readonly (string | Reference)[]): string | Template {
  const strings = parts.filter((part) => typeof part === 'string');
  return strings.length === parts.length ? strings.join('') : { parts };
}

/** Parses a front matter field: `&nbsp;` and `{% $variable %}` mean the same as in the text below. */
export function readText(text: string, line: number): string | Template {
  const parts = text.replaceAll('&nbsp;', '\u00A0').split(variable);
  return toTemplate(
    parts.flatMap((part, index): (string | Reference)[] => {
      if (index % 2 === 1) return [{ kind: 'variable', id: part, line }];
      return part === '' ? [] : [part];
    }),
  );
}
