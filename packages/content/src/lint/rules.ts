/** Finds the faults of one kind in a text; an empty list is a clean text. */
export type Rule = (text: string) => readonly string[];

/** A rule that finds any of some words or patterns, as whole words and in any case. */
const words = (...patterns: readonly string[]): Rule => {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'giu');
  return (text) => text.match(pattern) ?? [];
};

const matches =
  (pattern: RegExp): Rule =>
  (text) =>
    text.match(pattern) ?? [];

/** Promises and slogans that an honest seller of trading tools does not use. */
export const bannedWords = words(
  'guaranteed',
  'secrets?',
  'holy grail',
  'easy money',
  'never lose',
  'institutional-grade',
  'unlock(?:s|ed)?',
  'supercharge[ds]?',
  'game.chang(?:er|ing)',
  'garantizad[oa]s?',
  'secret[oa]s?',
  'dinero fácil',
  'infalibles?',
  'rentabilidad asegurada',
);

/** Remains of a template or a missing value. */
export const leftovers = matches(/\{[^}]*\}|\[object|\b(?:undefined|NaN|TODO)\b|[Ll]orem ipsum/g);

/** Characters that the site's font does not hold; it covers Latin 1 and typographic marks. */
export const missingGlyphs = matches(/[^\n\u0020-\u007E\u00A0-\u00B0\u00B2-\u00FF–—‘’“”…]/gu);

/** Typewriter quotation marks and apostrophes. */
export const straightQuotes = matches(/['"]/g);

/** English puts the percent sign directly behind the number. */
export const spacedPercent = matches(/\s%/g);

/** Spanish keeps a no-break space between the number and the percent sign. */
export const tightPercent = matches(/(?<!\u00A0)%/g);

const unopened = (open: string, close: string): Rule => {
  const count = (text: string, mark: string) => text.split(mark).length - 1;
  return (text) => (count(text, open) === count(text, close) ? [] : [`${open}…${close}`]);
};

/** Spanish opens its questions and exclamations. */
export const openingMarks: Rule = (text) => [
  ...unopened('¿', '?')(text),
  ...unopened('¡', '!')(text),
];

/** Words that are regional, mistranslated or of the wrong gender in this field. */
export const avoidedSpanish = words(
  'ordenador(?:es)?',
  'vídeos?',
  'móvil(?:es)?',
  'cuotas?',
  'a plazos',
  'comerciantes?',
  'oferta y demanda',
  'toros?',
  'osos?',
  'montajes?',
  'computadoras?',
  'inversor(?:es)?',
  'puls(?:a|e|ar)',
  'ratón',
  'listón',
  'como pronto',
  '(?:el|del|al|un|los) deltas?',
  'delta (?:ac|c)umulativ[oa]',
  'vosotros',
  'vos',
  'tenés',
  'podés',
);

/** English words that Spanish does not have: a sentence that was not translated. */
export const englishWords = words('the', 'of', 'and', 'with', 'you', 'your', 'is', 'are', 'for');

/** Spanish words that English does not have. */
export const spanishWords = words('el', 'los', 'las', 'una', 'del', 'con', 'para', 'que', 'y');

/** Familiar forms, as *tú*. */
export const familiarAddress = words(
  'tú',
  'tus?',
  'te',
  'ti',
  'contigo',
  'tuy[oa]s?',
  'puedes',
  'tienes',
  'quieres',
  'necesitas',
  'eliges',
  'elige',
  'sabes',
  'mira',
  'toma',
  'pregúntanos',
);

/** Formal forms, as *usted*. */
export const formalAddress = words(
  'ustedes',
  'usted',
  'considere',
  'consulte',
  'consúltenos',
  'adjunte',
  'revise',
  'escriba',
  'envíe',
  'describa',
  'tenga en cuenta',
  'elija',
  'haga clic',
);
