import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { readFile } from './read-file.ts';

const { text, references } = collections.articles;
const fields = {
  title: 'First',
  linkTitle: 'First',
  summary: 'A summary.',
  metaTitle: 'First',
  description: 'A description.',
  risk: 'A risk.',
  slug: 'first',
};

/** The message about a file with a text on line 10, or with other front matter. */
const mistakeIn = (body: string, changed: Readonly<Record<string, string>> = {}): string => {
  const lines = Object.entries({ ...fields, ...changed }).map(([key, value]) => `${key}: ${value}`);
  const source = ['---', ...lines, '---', body].join('\n');
  const entries = { ...text, sources: collections.articles.facts.sources };
  try {
    readFile(source, 'first.md', entries, references);
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
  return 'no mistake';
};

describe('tells the writer what to write instead of', () => {
  it.each([
    [
      'a link that is not closed',
      'See {% term "delta" %}it.',
      'A tag in this line isn\'t closed. Close it in the same line, for example {% term "delta" %}delta{% /term %}.',
    ],
    [
      'a link that is not opened',
      'See it{% /term %}.',
      'Node \'tag\' is missing opening. Remove it, or open the tag before, for example {% term "delta" %}delta{% /term %}.',
    ],
    [
      'a chart without a name',
      '{% chart /%}',
      'A tag doesn\'t name what it shows or links to. Add the name in quotation marks, for example {% chart "vwap" seed=38 live=true /%} or {% term "delta" %}delta{% /term %}.',
    ],
    [
      'a link without text',
      'See {% term "delta" %}{% /term %}.',
      'A link has no text. Write what readers click, for example {% term "delta" %}delta{% /term %}.',
    ],
    [
      'a quotation mark that is not closed',
      '{% chart "vwap /%}',
      'A tag isn\'t complete, so that readers would see its characters. Write {% before its name and %} at its end, and close each quotation mark: {% $product %}, {% chart "vwap" /%}.',
    ],
    [
      'a variable that is not closed',
      'By {% $product } alone.',
      'A tag isn\'t complete, so that readers would see its characters. Write {% before its name and %} at its end, and close each quotation mark: {% $product %}, {% chart "vwap" /%}.',
    ],
    [
      'a number in quotation marks',
      '{% chart "vwap" seed="38" /%}',
      "Attribute 'seed' must be type of 'Number'. Write text in quotation marks, and numbers, true and false without them: {% chart \"vwap\" seed=38 live=true /%}.",
    ],
    [
      'a value that no rule knows',
      '{% chart "vwap" live=yes /%}',
      'A tag can\'t be read: Expected "(" but " " found. Write text in quotation marks, and numbers, true and false without them: {% chart "vwap" seed=38 live=true /%}.',
    ],
    [
      'a value that is not in the list',
      '{% visits by="matomo" %}\nOne.\n{% /visits %}',
      'Attribute \'by\' must match one of ["plausible","umami","beacon","none"]. Got \'matomo\' instead. Use one of the values in the list.',
    ],
    [
      'a link on a line of its own',
      '{% term "delta" %}\nOne.\n{% /term %}',
      "'term' tag should be inline. Write links within a line of text, and all other tags on lines of their own.",
    ],
  ])('%s', (_, body, message) => {
    expect(mistakeIn(body)).toBe(`first.md:10: ${message}`);
  });
});

describe('the front matter', () => {
  it.each([
    ['spaces in a slug', { slug: 'My article' }],
    ['accents in a slug', { slug: 'artículo' }],
  ])('has no %s', (_, changed) => {
    expect(mistakeIn('One.', changed)).toBe(
      'first.md:8: The front matter field "slug" is wrong: must be lowercase letters without accents, digits and hyphens, such as why-price-stalls. Correct its value; text with a colon or a leading symbol needs quotation marks.',
    );
  });

  it('may have a variable in a slug', () => {
    expect(mistakeIn('One.', { slug: '"how-we-use-{% $productSlug %}"' })).toBe('no mistake');
  });

  it('has complete variables', () => {
    expect(mistakeIn('One.', { title: '"By {% $product }"' })).toMatch(
      /^first\.md:2: The front matter field "title" is wrong: has a variable that is not complete, such as \{% \$product %\}\. /,
    );
  });

  it('names a field within a list', () => {
    expect(mistakeIn('One.', { sources: '[{ name: A, url: "https://a.com" }]' })).toBe(
      'first.md:9: The front matter lacks "read" in "sources". Add a line "read: …".',
    );
  });

  it.each([
    ['a repeated field', { slug: 'first\nslug: other' }, 'Keep one of the lines with this name.'],
    ['a tab', { slug: 'first\n\tother: x' }, 'Use spaces instead of tabs.'],
  ])('says what to do about %s', (_, changed, remedy) => {
    expect(mistakeIn('One.', changed)).toContain(remedy);
  });
});
