import { type DecisionQuestion, installGuideIds, locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../../library/node-library.ts';
import { textsOf } from '../../texts-of.ts';
import { installPage } from './index.ts';

/** Every path through a tree, as the types of its ends. */
const waysOf = ({ answers }: DecisionQuestion): readonly string[] =>
  answers.flatMap(({ steps, next }, index) => {
    const here = `${index}/${steps.length}`;
    if ('type' in next) return [`${here} ${next.type}`];
    return waysOf(next).map((way) => `${here} ${way}`);
  });

describe.each(locales)('the installation page in %s', (locale) => {
  const { errors, guides, requirements } = installPage[locale];

  it('has the three guides and the two errors of the specification', () => {
    expect(guides.items.map(({ id }) => id)).toEqual(['standard', 'exceptions', 'uninstall']);
    expect(errors.items.map(({ id }) => id)).toEqual(['dll-error', 'no-dll-error']);
    expect([...guides.items, ...errors.items].map(({ id }) => id)).toEqual(installGuideIds);
    expect(guides.items.map(({ recommended }) => Boolean(recommended))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has written steps next to every video', () => {
    for (const { steps } of [...guides.items, ...errors.items])
      expect(steps.length).toBeGreaterThanOrEqual(3);
  });

  it('asks each question once on each path, with different answers', () => {
    const check = ({ question, answers }: DecisionQuestion, asked: readonly string[]) => {
      expect(asked).not.toContain(question);
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length);
      for (const { next } of answers) if ('question' in next) check(next, [...asked, question]);
    };
    for (const { tree } of errors.items) check(tree, []);
  });

  it('never asks anyone to turn an antivirus off', () => {
    const off = /\b(?:disable|deactivate|turn off|switch off|desactiv\w+|apaga|deshabilit\w+)\b/i;
    expect(textsOf(installPage, locale).filter(({ text }) => off.test(text))).toEqual([]);
  });

  it('excludes one folder only, after a scan', () => {
    const [, exceptions] = guides.items;
    const scan = exceptions?.steps.findIndex((step) => /^Scan|analiza/.test(step)) ?? -1;
    const exclude = exceptions?.steps.findIndex((step) => step.includes('bin\\Custom')) ?? -1;
    expect(scan).toBeGreaterThanOrEqual(0);
    expect(exclude).toBeGreaterThan(scan);
  });

  it('names the requirements of the specification', () => {
    const needed = Object.values(requirements.texts.rows).map((row) => row.needed);
    for (const need of ['8.1', '2012', '1 GHz', '2 GB', '.NET 4.8', '1024 × 768', 'DirectX 10'])
      expect(
        needed.some((text) => text.includes(need)),
        need,
      ).toBe(true);
  });
});

it('each language has videos of its own', () => {
  const { installVideos } = nodeLibrary;
  const ids = locales.flatMap((locale) => Object.values(installVideos[locale])).map(({ id }) => id);
  expect(ids).toHaveLength(installGuideIds.length * locales.length);
  expect(new Set(ids).size).toBe(ids.length);
});

it('both languages have the same trees', () => {
  const ways = locales.map((locale) =>
    installPage[locale].errors.items.map(({ tree }) => waysOf(tree)),
  );
  expect(ways[1]).toEqual(ways[0]);
  expect(ways.flat(2).filter((way) => way.endsWith('message')).length).toBeGreaterThan(8);
});
