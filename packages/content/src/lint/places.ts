import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, type Locale } from '@otm/schema';
import { createLookup } from '../library/lookup.ts';
import { nodeSource, sampleFacts } from '../library/node-library.ts';
import { resolve } from '../library/resolve.ts';
import { type Collection, type CollectionName, collections } from '../markdown/collections.ts';
import type { Draft } from '../markdown/draft.ts';
import { readFile } from '../markdown/read-file.ts';
import { type FoundText, textsOf } from '../texts-of.ts';
import type { Rule } from './rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Counts visits, so that the blocks for such sites have their variables. */
const visits = { counter: 'beacon', host: 'count.example.com' } as const;
const lookupIn = createLookup(nodeSource, { ...sampleFacts, visits });

/** The longest stretch of a text that its source has too: no links, variables, or hard spaces. */
const fragmentOf = (text: string): string =>
  text
    .split(/[[\]\u00A0'"{}]|\d/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();

/** The first line with a text, counted from 1, in a range of lines; 0 if none has it. */
const lineWith = (lines: readonly string[], text: string, from = 1, to = lines.length): number => {
  const fragment = fragmentOf(text);
  const place = lines.slice(from - 1, to).findIndex((line) => line.includes(fragment));
  return fragment === '' || place < 0 ? 0 : from + place;
};

/** The values of a Markdown file, each with the lines that it’s written on. */
function* valuesIn(name: CollectionName, file: string, lines: readonly string[], locale: Locale) {
  const { facts, references, text }: Collection = collections[name];
  const entries = locale === defaultLocale ? { ...facts, ...text } : text;
  const { blocks, fields } = readFile(lines.join('\n'), file, entries, references);
  for (const [key, value] of Object.entries(fields)) {
    const from = lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
    yield { value, from, to: from };
  }
  for (const [place, { block, line }] of blocks.entries())
    yield { value: block, from: line, to: (blocks[place + 1]?.line ?? lines.length + 1) - 1 };
}

/** Where each text of a language is written in Markdown, by the text. */
function markdownPlaces(locale: Locale): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const name of Object.keys(collections) as CollectionName[])
    for (const file of globSync(`${name}/*/${locale}.md`, { cwd: root })) {
      const lines = read(file).split('\n');
      for (const { from, to, value } of valuesIn(name, file, lines, locale)) {
        const resolved = resolve<unknown>(value as Draft<unknown>, lookupIn(file, locale));
        for (const { text } of textsOf(resolved, locale))
          places.set(text, `${file}:${lineWith(lines, text, from, to) || from}`);
      }
    }
  return places;
}

const cache = new Map<Locale, ReadonlyMap<string, string>>();

const inMarkdown = (text: string, locale: Locale): string | undefined => {
  const places = cache.get(locale) ?? markdownPlaces(locale);
  cache.set(locale, places);
  return places.get(text);
};

/** Where a text of a script is written: near the export that its path starts with. */
function inScripts({ path, text }: FoundText): string | undefined {
  const [name = ''] = path.split('.');
  const scripts = globSync('src/**/*.ts', { cwd: root }).filter((file) => !/\.test\./.test(file));
  const home = scripts.find((file) => new RegExp(`export const ${name}\\b`).test(read(file)));
  if (!home) return undefined;
  const siblings = scripts.filter((file) => dirname(file) === dirname(home));
  const nearby = basename(home) === 'index.ts' ? siblings : [home, ...siblings];
  for (const file of [...nearby, ...scripts]) {
    const line = lineWith(read(file).split('\n'), text);
    if (line > 0) return `${file}:${line}`;
  }
  return `${home}:1`;
}

/** The file and line to edit for a text, for example `articles/vwap/en.md:12`; its path if unknown. */
export const placeOf = (found: FoundText, locale: Locale): string =>
  inMarkdown(found.text, locale) ?? inScripts(found) ?? found.path;

/** Texts that break a rule: the file and line, what was found, and what to write instead. */
export const mistakesIn = (
  texts: readonly FoundText[],
  locale: Locale,
  rule: Rule,
  remedy: string,
): readonly string[] =>
  texts.flatMap((found) =>
    rule(found.text).map((part) => `${placeOf(found, locale)}: “${part}”. ${remedy}`),
  );
