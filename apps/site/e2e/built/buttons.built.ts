import { describe, expect, it } from 'vitest';
import { styleSources } from '../../build/style-sources.ts';
import { shorten } from '../fixtures/short-names.ts';
import { flatSelectors } from './flat-selectors.ts';
import { readSiteFile, siteFiles } from './wire.ts';

/** A selector without quotes and the condition that a control is enabled, which some pages don't need. */
const bare = (selector: string) => selector.replace(/["']|:where\(:not\(:disabled\)\)/g, '');

/** The states of a button, link or card, as in the sources: its class, its variant, its state. */
const stateRule = /^\.([\w-]+)(?:\[([\w-]+)=([\w-]+)\])?:(?:hover|active)$/;

const rules = [...new Set(flatSelectors(styleSources()).map(bare))].flatMap((selector) => {
  const [, name = '', attribute, value] = stateRule.exec(selector) ?? [];
  return name ? [{ selector, name: shorten(name), attribute, value }] : [];
});

const documents = siteFiles('.html').map((path) => ({
  path,
  html: readSiteFile(path).toString(),
}));

const tagsIn = (html: string) =>
  [...html.matchAll(/<\w[^>]* class="([^"]*)"[^>]*>/g)].map(([tag, names = '']) => ({
    tag,
    names: names.split(' '),
  }));

it('finds the hover rules of every variant of a button', () => {
  expect(rules.map(({ selector }) => selector)).toEqual(
    expect.arrayContaining([
      '.otm-button:hover',
      '.otm-button:active',
      '.otm-button[data-variant=primary]:hover',
      '.otm-button[data-variant=text]:hover',
      '.otm-bar__icon:hover',
    ]),
  );
});

describe.each(documents)('$path', ({ html }) => {
  it('shows that what it shows is hovered or pressed', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const styled = new Set(flatSelectors(css).map(bare));
    const tags = tagsIn(html);
    const missing = rules
      .filter(({ attribute, name, value }) =>
        tags.some(
          ({ names, tag }) =>
            names.includes(name) && (!attribute || tag.includes(` ${attribute}="${value}"`)),
        ),
      )
      .map(({ selector }) => selector)
      .filter((selector) => !styled.has(shorten(selector)));
    expect(missing).toEqual([]);
  });

  it('gives every button in a form its type', () => {
    const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form);
    const owned = [...html.matchAll(/<button\b[^>]* form="[^>]*>/g)].map(([tag]) => tag);
    const buttons = [...forms.flatMap((it) => it.match(/<button\b[^>]*>/g) ?? []), ...owned];
    expect(buttons.filter((tag) => !/ type="/.test(tag))).toEqual([]);
  });
});
