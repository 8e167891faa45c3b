/** An amount of money, or a share. */
const amount = String.raw`(?:(?:US|USD)?\s?\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|USD\b|dollars\b|dólares\b))`;

/** Up to a number of words between a verb or a noun and its amount. */
const words = (count: number) => String.raw`(?:\s+[\p{L}’'-]+){0,${count}}\s+`;

const before = String.raw`(?<![\p{L}])`;
const after = String.raw`(?![\p{L}])`;

/** The verbs of a trader who has gained something. */
const verbs = [
  'made|earn(?:s|ed|ing)?|netted|pocketed|banked|gained|won',
  'gan(?:é|ó|aron|amos|ando)|cobr(?:é|ó|aron|amos)|obtuv(?:e|o|ieron|imos)|embols(?:é|ó|aron|amos)',
].join('|');

const nouns = [
  'gains?|profits?|returns?|earnings',
  'ganancias?|beneficios?|rentabilidad(?:es)?|rendimientos?|retornos?|utilidad(?:es)?',
].join('|');

const patterns = [
  `${before}(?:${verbs})${words(5)}${amount}`,
  `${before}(?:${nouns})\\s+(?:of|de|del)${words(3)}${amount}`,
  `${amount}\\s+(?:(?:de|in|of)\\s+)?(?:${nouns})${after}`,
  // A gain in the same sentence as an amount of money.
  String.raw`${before}(?:gain(?:ed|s)?|profit of|ganancia de|ganó)${after}[^.]{0,60}\$\s?\d`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Whether a text says that trades have gained an amount, in either language. */
export const namesGain = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
