import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Block, partValues } from '@otm/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storySessions } from '../sessions/index.ts';
import { fixtureFiles, libraryOf } from './fixture-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const en = 'articles/first/en.md';
const es = 'articles/first/es.md';

/** The fixture with a text in place of the paragraphs of its article, on line 15 in English. */
const open = (text: string, translation = text) =>
  libraryOf(root, {
    ...fixtureFiles,
    [en]: fixtureFiles[en]?.replace('A paragraph.', text),
    [es]: fixtureFiles[es]?.replace('Un párrafo.', translation),
  });

/** A story with two steps; the second one is on line 19. */
const story = ({ view = 'delta', session = 'absorbedPush', mark = 'push', text = 'Two.' } = {}) =>
  `{% story "${view}" session="${session}" title="A" %}
{% step "balance" title="B" %}
One.
{% /step %}
{% step "${mark}" title="C" %}
${text}
{% /step %}
{% /story %}`;

it('reads the picture, and the steps with the numbers of the picture', () => {
  const text = story({
    text: 'Delta {% $push.delta %} for {% $product %}, {% $session.delta %} in all.',
  });
  const blocks: readonly Block[] = open(text).features[0].text.en.blocks;
  expect(blocks[0]).toEqual({
    type: 'story',
    picture: { view: 'delta', session: 'absorbedPush' },
    title: 'A',
    steps: [
      { mark: 'balance', title: 'B', text: 'One.' },
      { mark: 'push', title: 'C', text: expect.stringMatching(/^Delta 5 for \S+, 5 in all\.$/) },
    ],
  });
});

describe('names the file, the line, and what to write instead of', () => {
  it.each([
    [
      'an unknown view',
      { view: 'pie' },
      15,
      'There is no view of a story "pie". Use one of: price, delta, cumulative, vwap, profile, footprint, momentum, reversal.',
    ],
    [
      'an unknown session',
      { session: 'monday' },
      15,
      `There is no session "monday". Use one of: ${Object.keys(storySessions).join(', ')}.`,
    ],
    [
      'a step about an unknown part of the session',
      { mark: 'lunch' },
      19,
      'There is no mark in this picture "lunch". Use one of: balance, push, absorption, turn, close.',
    ],
    [
      'a typed number',
      { text: 'Price falls 8.75 points.' },
      19,
      'The number "8.75" is typed into a story. Use a number of the picture, for example {% $session.delta %}, or write a count as a word.',
    ],
    [
      'an unknown number of a part',
      { text: 'Delta {% $push.detla %}.' },
      20,
      `There is no number of this picture and no variable "push.detla". Did you mean "push.delta"? There are: ${partValues.map((name) => `push.${name}`).join(', ')}.`,
    ],
    [
      'a number of an unknown part',
      { text: 'Delta {% $lunch.delta %}.' },
      20,
      'There is no number of this picture and no variable "lunch.delta". Use one of: session.seed, balance.from, push.from, absorption.from, turn.from, close.from.',
    ],
  ])('%s', (_, change, line, message) => {
    expect(() => open(story(change))).toThrow(`${en}:${line}: ${message}`);
  });

  it('a view without the session that it needs', () => {
    const text = story().replace(' session="absorbedPush"', '');
    expect(() => open(text)).toThrow(
      `${en}:15: The view "delta" has no session. Name one, for example session="absorbedPush"; src/sessions has all of them.`,
    );
  });

  it('a session for a view that finds its own', () => {
    expect(() => open(story({ view: 'momentum' }))).toThrow(
      `${en}:15: The view "momentum" finds its session itself. Remove session="absorbedPush".`,
    );
  });

  it('a story with one step', () => {
    const text =
      '{% story "delta" session="absorbedPush" title="A" %}\n{% step "push" title="B" %}\nOne.\n{% /step %}\n{% /story %}';
    expect(() => open(text)).toThrow(
      `${en}:15: A story is two to 7 steps and nothing else. Write {% step "…" title="…" %}…{% /step %} for each place in the picture.`,
    );
  });

  it('a translation that shows another story', () => {
    expect(() => open(story(), story({ mark: 'turn' }))).toThrow(
      `${es}:11: Here is "story delta absorbedPush: balance, turn" where ${en}:15 has "story delta absorbedPush: balance, push".`,
    );
  });
});

it('reads a number of a session in the text around its story', () => {
  const { features } = open('Delta was {% $absorbedPush.push.delta %}.');
  expect(features[0]?.text.en.blocks[0]).toMatchObject({ text: 'Delta was 5.' });
  expect(() => open('Delta was {% $absorbedPush.lunch.delta %}.')).toThrow(
    'There is no variable "absorbedPush.lunch.delta".',
  );
});
