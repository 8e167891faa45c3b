import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a name as a word of its own; the kit's prefixes and keys, as in `otm-card`, pass. */
const word = (name) => new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`);

/** The domain of a site, which its other links share. */
export const hostOf = ({ origin }) => new URL(origin).host.replace(/^www\./, '');

/** The brand's colors in the file of tokens, apart from those that other tokens have too. */
export function brandColors(tokens) {
  const brand = /^ {4}"accent[\w-]*": \{.*?^ {4}\}/gms;
  const hexes = (text) => text.match(/#[\da-f]{6}\b/g) ?? [];
  const others = new Set(hexes(tokens.replace(brand, '')));
  return [...new Set(hexes((tokens.match(brand) ?? []).join()))].filter((it) => !others.has(it));
}

/** The path data of a logo file. */
export const logoPath = (svg) => /\sd="([^"]+)"/.exec(svg)?.[1] ?? '';

/** Patterns for everything that a site may show of a brand: its names, its logo and its colors. */
export const patternsOf = (
  { product, productSlug, company, email, phone, origin },
  { colors, logo },
) => ({
  logo: new RegExp(escaped(logo)),
  color: new RegExp(colors.join('|'), 'i'),
  product: word(product),
  company: word(company),
  email: new RegExp(escaped(email)),
  phone: new RegExp(escaped(phone.replaceAll(' ', ''))),
  // In links only: a form's hint may name ana@example.com.
  origin: new RegExp(`//(?:[\\w-]+\\.)*${escaped(hostOf({ origin }))}`),
  path: new RegExp(`/(?:features|blog)/[\\w-]*(?<!\\w)${escaped(productSlug)}(?!\\w)`),
});

/** Lists where a text shows a brand, with what is around it. */
export const tracesIn = (text, patterns) =>
  Object.entries(patterns).flatMap(([name, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${name}: …${text.slice(Math.max(0, at - 30), at + 50)}…`];
  });

/** Lists every trace of a brand in the files of a built site. */
export function findTraces(site, business, look) {
  const patterns = patternsOf(business, look);
  return globSync('**/*.{html,js,css,json,xml,txt,svg,webmanifest}', { cwd: site }).flatMap(
    (file) =>
      tracesIn(readFileSync(join(site, file), 'utf8'), patterns).map((it) => `${file}: ${it}`),
  );
}
