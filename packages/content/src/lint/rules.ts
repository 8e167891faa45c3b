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

/** Spanish questions and exclamations need an opening mark. */
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
  'portátil(?:es)?',
  'chic[oa]s?',
  'listón',
  'como pronto',
  '(?:el|del|al|un|los) deltas?',
  'delta (?:ac|c)umulativ[oa]',
  'vosotros',
  'vos',
  'tenés',
  'podés',
);

/** British spellings; the English copy is American. */
export const britishSpelling = words(
  'licences?',
  'colou?r(?<=our)(?:s|ed|ing|ful)?',
  'behavi(?:our)s?',
  'favou?r(?<=our)(?:s|ed|ite|ites|able)?',
  'neighbou?r(?<=our)(?:s|ing)?',
  'instalments?',
  'practis(?:e|es|ed|ing)',
  'centres?',
  'cancell(?:ed|ing)',
  'travell(?:ed|ing)',
  'label+(?<=ll)(?:ed|ing)',
  'analys(?:e|es|ed|ing)(?<!analyses)',
  '(?:organ|real|recogn|util|custom|summar)is(?:e|es|ed|ing)',
  '(?:to|up|down|after|back|for)wards',
  'whilst',
  'grey',
  'judgement',
  'programmes?',
  'e-mails?',
);

/** Contractions where English has none: after a preposition, and at the end of a clause. */
export const wrongContractions = matches(
  /\b(?:in|of|on|with|for|from|to) it’s\b|\b(?:it|that|there|they|you|we)’(?:s|re|ve|ll)(?=[.,;:?!])/gi,
);

/** Parentheses within parentheses. */
export const nestedParentheses = matches(/\([^()]*\(/g);

/** Calques: words that translate English or German and say something else in Spanish. */
export const spanishCalques: Rule = (text) => [
  ...calques(text),
  ...reversal(text),
  ...restated(text),
];

const calques = words(
  'es[ao]s? (?:dos )?cuentas?',
  'la (?:propia )?cuenta (?:de la|de delta|mayor|menor|no va|toma|llegó|ya llegó|es dudosa)',
  'entran en la cuenta',
  'coincidió el volumen',
  'precios? medios?',
  '(?:contrato|comprador|vendedor) medio',
  'la media(?! hora| noche| extensión)',
  'quit(?:a|an|aría) la razón',
  'contrato por contrato',
  'se cruzaron en el mismo libro',
  'lado a lado',
  '\\(necesario\\)',
  'fabricantes?',
  'va con un equipo',
  'mejor valor',
  'con prisa',
  'tení?an? (?:más )?prisa',
  'engañan?',
  'fiar(?:se|te)',
  '(?:máximo|mínimo|borde|nivel|promedio|POC|niveles) viejos?',
  'hac(?:e|en|er|ía|ió) un (?:nuevo )?(?:máximo|mínimo)',
  'cuentan? como (?:compra|venta|fallo|giro)',
  'se (?:seca|secan|secó)',
  'en mitad de',
  'en el papel',
  'barra a barra',
  'marcas llenas',
  'por ciento del',
  'piezas?',
  'mandamos',
);

/** English in prose; the name of the strategy is capitalized. */
const reversal = matches(/(?<![\p{L}-])reversals?(?![\p{L}-])/gu);

/** English restates a figure after “or”; Spanish uses a colon or *es decir*. */
const restated = matches(/, o \d/g);

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
