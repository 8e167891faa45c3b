import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontCharacters } from './font-characters.ts';

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

test('the font is at most 18 KB', () => {
  expect(statSync(`${src}/styles/instrument-sans.woff2`).size).toBeLessThanOrEqual(18 * 1024);
});

test('the font includes what English and Spanish are written with, once', () => {
  const needed =
    'El año pasado, ¿quién vendió «más»? ¡Nadie! Íñigo paid $1,152.50 (70\u00a0%) & left…';
  expect([...needed].filter((it) => !fontCharacters.includes(it))).toEqual([]);
  expect(new Set(fontCharacters).size).toBe(fontCharacters.length);
});
