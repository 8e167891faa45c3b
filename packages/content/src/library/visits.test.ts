import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type VisitCounter, visitCounters } from '@otm/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textsOf } from '../texts-of.ts';
import { fixtureFiles, libraryOf } from './fixture-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const block = (by: string, text: string) => `{% visits${by} %}\n${text}\n{% /visits %}\n`;
const notice = [
  block(' by="none"', 'Not counted.'),
  block('', 'Counted at {% $visits.host %}.'),
  ...visitCounters.map((counter) => block(` by="${counter}"`, `By ${counter}.`)),
].join('\n');

/** Returns the texts of a statement and an article in a build that counts visits. */
function textsWith(counter?: VisitCounter) {
  const files = Object.entries(fixtureFiles).map(([file, text]) => [
    file,
    /^(?:statements\/privacy|articles)/.test(file)
      ? text.replace(/A paragraph\.|Un párrafo\./, notice)
      : text,
  ]);
  const library = libraryOf(
    root,
    Object.fromEntries(files),
    counter && { counter, host: 'count.example' },
  );
  const [article] = library.features;
  const texts = (value: unknown) => textsOf(value, 'en').map(({ text }) => text);
  return [texts(library.privacyPage.en.blocks), texts(article.text.en.blocks).slice(0, 2)];
}

it('shows what is true without counting', () => {
  const [statement, article] = textsWith();
  expect(statement).toEqual(['Not counted.']);
  expect(article?.[0]).toBe('Not counted.');
});

it.each(visitCounters)('shows what is true with %s', (counter) => {
  const shown = ['Counted at count.example.', `By ${counter}.`];
  expect(textsWith(counter)).toEqual([shown, shown]);
});

/** Opens the fixture with another paragraph in each language of the article. */
const openArticle = (english: string, spanish: string) => () =>
  libraryOf(root, {
    ...fixtureFiles,
    'articles/first/en.md': fixtureFiles['articles/first/en.md']?.replace('A paragraph.', english),
    'articles/first/es.md': fixtureFiles['articles/first/es.md']?.replace('Un párrafo.', spanish),
  });

it('refuses an unknown service', () => {
  const matomo = block(' by="matomo"', 'One.');
  expect(openArticle(matomo, matomo)).toThrow(
    `en.md:15: Attribute 'by' must match one of ["plausible","umami","beacon","none"]. Got 'matomo' instead. Use one of the values in the list.`,
  );
});

it('refuses a translation for another service', () => {
  const by = (counter: string) => block(` by="${counter}"`, 'One.');
  expect(openArticle(by('plausible'), by('umami'))).toThrow(
    /"paragraph where visits are counted by umami" where .* has "paragraph where visits are counted by plausible"/,
  );
});
