import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '../fixtures/documents.ts';
import { shorten } from '../fixtures/short-names.ts';

type Element = DefaultTreeAdapterTypes.Element;

const noteClass = shorten('otm-risk-note');

const attribute = (element: Element, name: string) =>
  element.attrs.find((it) => it.name === name)?.value ?? '';

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node;

/** The elements of a kind below a node, outside of those that `skip` matches. */
function elementsIn(
  parent: DefaultTreeAdapterTypes.ParentNode,
  matches: (element: Element) => boolean,
  skip: (element: Element) => boolean = () => false,
): readonly Element[] {
  return parent.childNodes
    .filter(isElement)
    .filter((element) => !skip(element))
    .flatMap((element) => [
      ...(matches(element) ? [element] : []),
      ...elementsIn(element, matches, skip),
    ]);
}

const textOf = (node: DefaultTreeAdapterTypes.ChildNode): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** Reviews have a disclosure of their own, which looks the same. */
const showsTestimonials = (element: Element) => attribute(element, 'data-claim') === 'testimonials';

const claimsResults = (element: Element) => attribute(element, 'data-claim') === 'results';

/** The texts of the risk reminders in a document. */
const remindersIn = (html: string): readonly string[] =>
  elementsIn(
    parse(html),
    (element) => attribute(element, 'class').split(' ').includes(noteClass),
    showsTestimonials,
  ).map(textOf);

/** The texts of the parts that show results. */
const resultsIn = (html: string): readonly string[] =>
  elementsIn(parse(html), claimsResults).map(textOf);

const pages = readDocuments('owner').pages.map(({ path, html }) => ({
  path,
  reminders: remindersIn(html),
  results: resultsIn(html),
}));

describe('the risk reminders', () => {
  it('are found, and so are the results', () => {
    expect(pages.filter(({ reminders }) => reminders.length > 0).length).toBeGreaterThan(20);
    expect(pages.filter(({ results }) => results.length > 0).length).toBeGreaterThan(1);
  });

  it('are at most one on a page', () => {
    const crowded = pages.filter(({ reminders }) => reminders.length > 1);
    expect(crowded.map(({ path }) => path)).toEqual([]);
  });

  it('are specific to their page: no other has the same', () => {
    const pagesOf = Map.groupBy(
      pages.flatMap(({ path, reminders }) => reminders.map((text) => ({ path, text }))),
      ({ text }) => text,
    );
    const shared = [...pagesOf.values()].filter(({ length }) => length > 1);
    expect(shared.map((list) => list.map(({ path }) => path))).toEqual([]);
  });

  it('are on every page that shows results, which state what the law requires', () => {
    for (const { path, reminders, results } of pages) {
      if (results.length === 0) continue;
      expect(reminders, path).toHaveLength(1);
      for (const text of results)
        expect(text, path).toContain(
          'hypothetical performance results that have certain inherent limitations',
        );
    }
  });
});
