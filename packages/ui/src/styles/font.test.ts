import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('..', import.meta.url).pathname;
const css = (file: string) => readFileSync(`${src}/${file}`, 'utf8');
const weights = (text: string) => [...text.matchAll(/font-weight: (\d+)(?: (\d+))?/g)];

const fallback = [...css('styles/font.css').matchAll(/@font-face \{[^}]*Fallback[^}]*\}/g)]
  .flatMap(([face]) => weights(face))
  .map(([, from, to]) => [Number(from), Number(to ?? from)] as const);

const used = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('font.css'))
  .flatMap((file) => weights(css(file)).map(([, weight]) => Number(weight)));

test('the fallback font has every weight in use, so that headings stay bold before the font loads', () => {
  expect(used).toContain(600);
  const bare = used.filter(
    (weight) => !fallback.some(([from, to]) => from <= weight && weight <= to),
  );
  expect(bare).toEqual([]);
});
