import { expect, it } from 'vitest';
import { changelogEntries, changesetEntries, isMentionedIn, isNamedIn } from './changelog.ts';

const changelog = `# Changelog

## 0.2.0

### Minor Changes

- 1a2b3c4: \`Modal\` closes
  on Escape.

  Another paragraph.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @otm/schema@0.2.0

## 0.1.0

The first version.
`;

it('finds the paragraphs and list items of a changelog, with their version', () => {
  expect(changelogEntries(changelog)).toEqual([
    { version: '0.2.0', text: '`Modal` closes on Escape.' },
    { version: '0.2.0', text: 'Another paragraph.' },
    { version: '0.1.0', text: 'The first version.' },
  ]);
});

it('finds the paragraphs of a changeset for a package', () => {
  const changeset = `---
"@otm/ui": patch
---

One.

Two.
`;
  expect(changesetEntries(changeset, '@otm/ui').map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(changesetEntries(changeset, '@otm/charts')).toEqual([]);
});

const entry = (text: string) => ({ version: '1.0.0', text });

it.each([
  ['A text in which `Button` is anywhere.', true],
  ['`ButtonLink` is a part of it.', true],
  ['`<Button>` is markup.', true],
  ['A button in prose may be any.', false],
  ['`Buttons` is something else.', false],
])('names a component as code: %s', (text, expected) => {
  expect(isNamedIn(entry(text), ['Button'])).toBe(expected);
});

it('mentions a page in prose, in the singular or the plural', () => {
  expect(isMentionedIn(entry('Policies and risk'), ['Policy'])).toBe(true);
  expect(isMentionedIn(entry('Political'), ['Policy'])).toBe(false);
});
