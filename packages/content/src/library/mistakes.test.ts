import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indicatorIds } from '@otm/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from '../content-error.ts';
import { fixtureFiles, libraryOf } from './fixture-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const en = 'articles/first/en.md';
const es = 'articles/first/es.md';

/** The message of the mistake in the fixture with some files changed. */
const mistakeIn = (changes: Readonly<Record<string, string | undefined>>): string => {
  try {
    libraryOf(root, { ...fixtureFiles, ...changes });
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
  return 'no mistake';
};

/** The English article with another text in the place of its paragraph, on line 15. */
const withEnglish = (text: string) => ({ [en]: fixtureFiles[en]?.replace('A paragraph.', text) });

/** The article with the same text in both languages. */
const withText = (text: string) => ({
  ...withEnglish(text),
  [es]: fixtureFiles[es]?.replace('Un párrafo.', text),
});

/** A file with one line of its front matter changed. */
const withField = (file: string, before: string, after: string) => {
  const text = fixtureFiles[file] ?? '';
  expect(text).toContain(before);
  return { [file]: text.replace(before, after) };
};

it('opens content without mistakes', () => {
  const { features, glossary, riskPage } = libraryOf(root, fixtureFiles);
  expect(features.map(({ slug }) => slug)).toEqual([{ en: 'first', es: 'primero' }]);
  expect(glossary.map(({ id }) => id)).toEqual(['delta']);
  expect(riskPage.es.title).toBe('Riesgo');
});

const pages =
  'accessibility, builtIn, buy, company, contact, freeIndicators, glossary, install, licence, licenseTerms, policies, privacy, risk';
const charts = indicatorIds.join(', ');

describe('names the file, the line, and what to write instead of', () => {
  it.each([
    [
      'an unknown article',
      'See {% article "second" %}it{% /article %}.',
      'There is no article "second". Use one of: first.',
    ],
    [
      'a mistyped term',
      'See {% term "delat" %}it{% /term %}.',
      'There is no term "delat". Did you mean "delta"? There are: delta.',
    ],
    [
      'an unknown page',
      'See {% page "prices" %}it{% /page %}.',
      `There is no page "prices". Use one of: ${pages}.`,
    ],
    [
      'an unknown question',
      'See {% question "refund" %}it{% /question %}.',
      'There is no question "refund". None exists yet.',
    ],
    [
      'an unknown external link',
      'See {% external "shop" %}it{% /external %}.',
      'There is no external link "shop". Use one of: chat, platform, dataFeed, booking, youtube, telegram, discord.',
    ],
    [
      'an unknown chart',
      '{% chart "pie" /%}',
      `There is no chart "pie". Use one of: ${charts}, hero, footprint, momentum, reversal.`,
    ],
    [
      'a chart that has no replay',
      '{% chart "hero" live=true /%}',
      `There is no replayable chart "hero". Use one of: ${charts}.`,
    ],
    [
      'an unknown tag',
      '{% figure /%}',
      "Undefined tag: 'figure'. Use one of the tags: article, external, page, question, term, extra, visits, chart, facts, questions, quote, results, gain, loss, disclosure, risk, story, step, testimonials.",
    ],
    [
      'a tag that is not closed',
      '{% facts title="A" %}',
      "{% facts %} isn't closed. Write {% /facts %} where it ends.",
    ],
    [
      'a missing attribute',
      '{% facts %}\n- a: b\n{% /facts %}',
      'Missing required attribute: \'title\'. Add it to the tag, for example {% facts title="Market A" %}.',
    ],
    [
      'a link to a page by URL',
      'See [the prices](/buy).',
      '"/buy" isn\'t a link to another site. Start it with https://, or link within this site by id, for example {% page "buy" %}pricing page{% /page %}.',
    ],
    [
      'a link without encryption',
      'See [it](http://example.com).',
      '"http://example.com" isn\'t a link to another site. Start it with https://, or link within this site by id, for example {% page "buy" %}pricing page{% /page %}.',
    ],
    [
      'bold text',
      'This is **bold**.',
      '"strong" can\'t be part of a line of text. Write plain text; only links and variables can be within it.',
    ],
    [
      'square brackets',
      'See [it].',
      'Square brackets can\'t be part of a text. Use round ones, or a link tag such as {% term "delta" %}delta{% /term %}.',
    ],
    [
      'a heading of the first level',
      '# Title',
      "A heading of level 1 can't be used here. Use ## for a section and ### for a part of it; the title is in the front matter.",
    ],
    [
      'a row without a name',
      '{% facts title="A" %}\n- nothing\n{% /facts %}',
      'A row of a facts table has no name. Write it as "- name: value".',
    ],
    [
      'a facts table that is no list',
      '{% facts title="A" %}\nnothing\n{% /facts %}',
      'A facts table is one list and nothing else. Write its rows as "- name: value" between {% facts %} and {% /facts %}.',
    ],
    [
      'results without the statement that the law requires',
      '{% results %}\n{% gain title="A" result="+$1" %}\nOne.\n{% /gain %}\n{% loss title="B" result="-$1" %}\nTwo.\n{% /loss %}\n{% /results %}',
      '{% results %} lacks its disclosure. Add {% disclosure title="…" source="…" %}…{% /disclosure %}: the law requires the statement next to hypothetical results, and this adds it.',
    ],
    [
      'a gain without a loss',
      '{% results %}\n{% gain title="A" result="+$1" %}\nOne.\n{% /gain %}\n{% /results %}',
      '{% results %} lacks its loss. Add {% loss title="…" result="–$340" %}…{% /loss %}: a gain never appears without a loss.',
    ],
    [
      'a question without an id',
      '{% questions %}\n### Why?\n\nBecause.\n{% /questions %}',
      'A question has no id. Add one after it, for example {% #refund %}; links to the question use it.',
    ],
    [
      'a question without an answer',
      '{% questions %}\n### Why? {% #why %}\n{% /questions %}',
      'A question has no answer. Write a paragraph below it.',
    ],
  ])('%s', (_name, text, message) => {
    const [place, ...rest] = mistakeIn(withText(text)).split(' ');
    expect(place).toMatch(/^articles\/first\/en\.md:1[567]:$/);
    expect(rest.join(' ')).toBe(message);
  });
});

it('counts lines from the start of the file', () => {
  expect(mistakeIn(withText('One.\n\nTwo.\n\nThree, {% term "gamma" %}it{% /term %}.'))).toMatch(
    /^articles\/first\/en\.md:19: /,
  );
});

it('names an unknown variable, and those there are', () => {
  expect(mistakeIn(withText('By {% $brand %}.'))).toMatch(
    /^articles\/first\/en\.md:15: There is no variable "brand"\. Use one of: product, productSlug, email, /,
  );
  expect(mistakeIn(withField(es, 'title: Primero', 'title: "{% $brand %}"'))).toMatch(
    /^articles\/first\/es\.md:2: There is no variable "brand"\. /,
  );
});

describe('the front matter', () => {
  it.each([
    [
      'has an unknown field',
      withField(en, 'slug: first', 'slug: first\nauthor: Me'),
      `${en}:9: The front matter has an unknown field "author". Remove it, or use one of: group, order, picture, published, updated, related, sources, slug, title, linkTitle, summary, metaTitle, description, risk.`,
    ],
    [
      'repeats a shared fact in a translation',
      withField(es, 'slug: primero', 'slug: primero\ngroup: system'),
      `${es}:9: The front matter has an unknown field "group". Remove it, or use one of: slug, title, linkTitle, summary, metaTitle, description, risk.`,
    ],
    [
      'lacks a field',
      withField(en, 'picture: hero\n', ''),
      `${en}:2: The front matter lacks "picture". Add a line "picture: …".`,
    ],
    [
      'has a wrong date',
      withField(en, '2026-11-02', 'yesterday'),
      `${en}:11: The front matter field "published" is wrong: must be a date such as 2026-11-18. Correct its value; text with a colon or a leading symbol needs quotation marks.`,
    ],
    [
      'has text with a colon',
      withField(en, 'summary: A summary.', 'summary: One thing: a summary.'),
      `${en}:4: The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Put quotation marks around text with a colon or a leading symbol.`,
    ],
    [
      'has an unknown group',
      withField(en, 'group: system', 'group: news'),
      `${en}:9: There is no group "news". Use one of: blog, system, indicators, strategies, ready.`,
    ],
    [
      'has an unknown picture',
      withField(en, 'picture: hero', 'picture: photo'),
      `${en}:10: There is no picture "photo". Use one of: ${charts}, hero.`,
    ],
    [
      'has an unknown related term',
      withField(en, '[delta]', '[gamma]'),
      `${en}:12: There is no term "gamma". Use one of: delta.`,
    ],
    [
      'has an unknown article of a term',
      withField('glossary/delta/en.md', 'related: []', 'related: []\narticle: second'),
      'glossary/delta/en.md:4: There is no article "second". Use one of: first.',
    ],
    [
      'is not there',
      { [en]: 'A paragraph.\n' },
      `${en}:1: The file has no front matter. Start it with a line of three hyphens, the fields, and another such line.`,
    ],
  ])('%s', (_name, changes, message) => {
    expect(mistakeIn(changes)).toBe(message);
  });
});

describe('the translations', () => {
  it('are all there', () => {
    expect(mistakeIn({ [es]: undefined })).toBe(
      `${es}:1: The translation is missing. Copy ${en} there and translate it; facts for both languages, such as the dates, stay in en.md alone.`,
    );
  });

  it('have an English file', () => {
    expect(mistakeIn({ [en]: undefined })).toBe(
      `${en}:1: The file is missing. Add it: the English file has the facts that all languages share.`,
    );
  });

  it('have the same blocks', () => {
    expect(mistakeIn(withEnglish('A paragraph.\n\n- A bullet.'))).toBe(
      `${es}:11: Here is "nothing" where ${en}:17 has "bullet". Give both languages the same blocks in the same order, or put a block that only one needs in {% extra %}.`,
    );
    expect(mistakeIn(withEnglish('1. A step.'))).toBe(
      `${es}:11: Here is "paragraph" where ${en}:15 has "steps of 1". Give both languages the same blocks in the same order, or put a block that only one needs in {% extra %}.`,
    );
  });

  it('can have comments', () => {
    expect(mistakeIn(withEnglish('A paragraph.<!-- a note -->\n\n<!-- another -->'))).toBe(
      'no mistake',
    );
  });

  it('can differ by a block that says so', () => {
    expect(mistakeIn(withEnglish('A paragraph.\n\n{% extra %}\nOnly here.\n{% /extra %}'))).toBe(
      'no mistake',
    );
  });
});

it('reports a term without an explanation', () => {
  expect(mistakeIn({ 'glossary/delta/es.md': '---\nname: Delta\n---\n\nCorto.\n' })).toBe(
    'glossary/delta/es.md:5: Here is "nothing" where glossary/delta/en.md:8 has "paragraph". Give both languages the same blocks in the same order, or put a block that only one needs in {% extra %}.',
  );
  const short = { 'glossary/delta/en.md': '---\nname: Delta\nrelated: []\n---\n\nShort.\n' };
  expect(mistakeIn({ ...short, 'glossary/delta/es.md': '---\nname: Delta\n---\n\nCorto.\n' })).toBe(
    'glossary/delta/en.md:1: The text has 1 blocks instead of 4 without links. Write one paragraph each: the definition, the explanation, an example, and a common mistake.',
  );
});

it('reports a page of the site whose text is missing', () => {
  expect(
    mistakeIn({ 'statements/risk/en.md': undefined, 'statements/risk/es.md': undefined }),
  ).toBe('statements/risk/en.md:1: The file is missing. Add it: a page of the site shows it.');
});

it('reports a guide without articles', () => {
  expect(mistakeIn(withField(en, 'group: system', 'group: blog'))).toBe(
    'articles:1: The guide has no article. Add one with "group: system" in its front matter.',
  );
});
