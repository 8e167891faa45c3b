import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repeatedSentences, textsOfSource } from './repeated-sentences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Statements that the law or custom wants in the same words on every page that needs them. */
const legal =
  /substantial risk of loss|indicative of future results|more than you put in|riesgo considerable|más de lo invertido|no garantiza|representativ/;

/**
 * Every sentence of the copy. Charts of one kind are described in the same words on purpose, and an
 * owner may answer two questions in the same way.
 */
const written = globSync(['{articles,glossary,videos}/**/*.md', 'src/**/*.ts'], { cwd: root })
  .filter(
    (file) =>
      !/\.test\.ts$|^src\/(?:charts\/|indicators\/.*-chart\.ts$|lint|markdown|library|stored|shop\/owner-facts)/.test(
        file,
      ),
  )
  .flatMap((file) => textsOfSource(file, readFileSync(`${root}/${file}`, 'utf8')));

it('no sentence of the copy is written twice: what two places need is included in both', () => {
  const repeated = [...repeatedSentences(written)].filter(([sentence]) => !legal.test(sentence));
  expect(repeated).toEqual([]);
});

describe('the search for repeated sentences', () => {
  it('finds a sentence in two files, whatever is around it', () => {
    const sentence = 'A band measures a distance and nothing else.';
    const texts = [
      ...textsOfSource('one.md', `title: "One"\n\nFirst. ${sentence}`),
      ...textsOfSource('two.ts', `const two = '${sentence} Last.';`),
    ];
    expect([...repeatedSentences(texts)]).toEqual([[sentence, ['one.md', 'two.ts']]]);
  });

  it('leaves comments, labels and short turns of phrase alone', () => {
    const source = "// The same words in two comments of code.\nconst label = 'That is all.';";
    const noted =
      'title: "A"\n# The same words in two notes of files.\n---\n<!-- These are words of notes,\ntoo, on two lines. -->';
    expect(
      repeatedSentences([...textsOfSource('a.md', noted), ...textsOfSource('b.md', noted)]),
    ).toEqual(new Map());
    expect(
      repeatedSentences([...textsOfSource('a.ts', source), ...textsOfSource('b.ts', source)]).size,
    ).toBe(0);
  });
});

it('reads on after a note', () => {
  const texts = textsOfSource('a.md', '# A note.\ntitle: "A"\n---\n\nThe text goes on here.');
  expect(texts.map(({ text }) => text)).toContain('The text goes on here.');
});
