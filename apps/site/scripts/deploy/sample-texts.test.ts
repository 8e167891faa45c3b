import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineOf } from './problem.ts';
import { sampleTextProblems } from './sample-texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const article = 'packages/content/articles/reviews/en.md';
const video = 'packages/content/videos/review-a/es.md';
const statement = 'packages/content/statements/accessibility/es.md';
const landing = 'packages/content/src/pages/new-home/en.ts';

it.each([
  [
    article,
    'The name is real. These are samples. Thanks.',
    '“These are samples.” calls the reviews',
  ],
  [article, '## Why these are samples', '“Why these are samples” calls the reviews'],
  [article, 'summary: Sample reviews', '“Sample reviews” calls the reviews'],
  [
    video,
    'Cuenta su día. Es un testimonio de muestra.',
    '“Es un testimonio de muestra.” calls the',
  ],
  [statement, '- Los videos son muestras.', '“Los videos son muestras.” calls the videos'],
  [landing, "    lead: 'These three are samples.',", 'calls the testimonials'],
])('lists a text of %s that calls real ones samples: %s', (file, text, expected) => {
  write(file, `---\nid: sample-a\n---\n${text}\n`);
  const lines = sampleTextProblems(root, []).map(lineOf);
  expect(lines).toEqual([expect.stringContaining(expected)]);
  expect(lines[0]).toMatch(new RegExp(`rewrite it\\. \\(${file}:4\\)$`));
});

it('finds nothing while there are samples', () => {
  write(article, 'These are samples.');
  write(statement, 'The videos are samples.');
  expect(sampleTextProblems(root, [{ rule: 'sample-review' }, { rule: 'sample-video' }])).toEqual(
    [],
  );
});

it('passes the Spanish verb, ids, and other articles', () => {
  write(video, 'id: sample-es-1\nAndrés muestra cómo prepara la sesión.\n');
  write('packages/content/articles/vwap/en.md', 'A small sample.');
  expect(sampleTextProblems(root, [])).toEqual([]);
});
