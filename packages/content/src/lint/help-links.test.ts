import {
  type Block,
  type DecisionAnswer,
  type DecisionQuestion,
  type Locale,
  locales,
} from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../library/node-library.ts';
import { installPage } from '../pages/install/index.ts';
import { textsOf } from '../texts-of.ts';
import { pageUrl, unlinked } from './destinations.ts';

/** A text with the links that belong to it. */
interface Linked {
  readonly name: string;
  readonly text: string;
  readonly hrefs: readonly (string | undefined)[];
}

const hrefsOf = (block: Block): readonly string[] =>
  'links' in block && Array.isArray(block.links) ? block.links : [];

/** The sections of the policies; the first one has no heading. */
function sectionsOf(locale: Locale): readonly Linked[] {
  const { blocks, lead, title } = nodeLibrary.policiesPage[locale];
  const starts = blocks.flatMap(({ type }, place) => (type === 'heading' ? [place] : []));
  const bounds = [0, ...starts.filter((start) => start > 0), blocks.length];
  const sections = bounds.slice(0, -1).map((start, place): Linked => {
    const own = blocks.slice(start, bounds[place + 1]);
    const text = textsOf(own, locale).map((it) => it.text);
    return { name: text[0] ?? '', text: text.join(' '), hrefs: own.flatMap(hrefsOf) };
  });
  // The page doesn't link to itself.
  const here = pageUrl('policies', locale);
  return [{ name: title, text: lead ?? '', hrefs: [] }, ...sections].map((section) => ({
    ...section,
    hrefs: [...section.hrefs, here],
  }));
}

/** An answer and its steps up to the next question; only its end can link, to the license form. */
const linkedAnswer = ({ answer, next, steps }: DecisionAnswer, locale: Locale): Linked => {
  const end = 'question' in next ? undefined : next;
  return {
    name: answer,
    text: [answer, ...steps, end?.text ?? ''].join(' '),
    hrefs: end?.type === 'licence' ? [pageUrl('licence', locale)] : [],
  };
};

/** The questions of a tree, and each answer as {@link linkedAnswer} reads it. */
const answersIn = ({ question, answers }: DecisionQuestion, locale: Locale): readonly Linked[] => [
  { name: question, text: question, hrefs: [] },
  ...answers.flatMap((given) => [
    linkedAnswer(given, locale),
    ...('question' in given.next ? answersIn(given.next, locale) : []),
  ]),
];

/** The help on the installation page; its labels aren't answers. */
function helpIn(locale: Locale): readonly Linked[] {
  const { errors, guides, lead, more, requirements } = installPage[locale];
  const { items, ...aboutErrors } = errors;
  const prose = [
    lead,
    guides,
    aboutErrors,
    more,
    requirements,
    items.map(({ tree, ...rest }) => rest),
  ];
  return [
    ...textsOf(prose, locale).map(({ text }) => ({ name: text, text, hrefs: [] })),
    ...items.flatMap(({ tree }) => answersIn(tree, locale)),
  ];
}

const problemsIn = (list: readonly Linked[], locale: Locale) =>
  list.flatMap(({ name, text, hrefs }) =>
    unlinked(text, hrefs, locale).map((found) => `${name}: ${found}`),
  );

describe.each(locales)('the help in %s', (locale) => {
  it('links to what the policies name', () => {
    const sections = sectionsOf(locale);
    expect(sections.length).toBeGreaterThan(4);
    expect(problemsIn(sections, locale)).toEqual([]);
  });

  it('links to what the installation page names', () => {
    const help = helpIn(locale);
    expect(help.length).toBeGreaterThan(40);
    expect(problemsIn(help, locale)).toEqual([]);
  });

  it('is noticed when an answer names the license form without a link', () => {
    const text = locale === 'en' ? 'Use the license form.' : 'Usa el formulario de licencia.';
    const end = (type: 'licence' | 'message') =>
      linkedAnswer({ answer: '', steps: [], next: { type, text } }, locale);
    expect(problemsIn([end('message')], locale)).toHaveLength(1);
    expect(problemsIn([end('licence')], locale)).toEqual([]);
  });
});
