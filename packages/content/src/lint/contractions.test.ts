import { expect, it } from 'vitest';
import { prescribedStatement } from '../pages/prescribed-statement.ts';
import { textsOf } from '../texts-of.ts';
import { allContent } from './all-content.ts';
import { uncontractedShare } from './contractions.ts';

/** Legal texts, which have no contractions. */
const {
  accessibilityPage: _0,
  companyPage: _1,
  licenseTermsPage: _2,
  policiesPage: _3,
  privacyPage: _4,
  riskPage: _5,
  ...copy
} = allContent;

/** The largest share of forms that may stay uncontracted, for emphasis and questions. */
const limit = 0.15;

it('the English copy uses contractions', () => {
  const texts = textsOf(copy, 'en').flatMap(({ text }) =>
    text === prescribedStatement ? [] : [text],
  );
  const { forms, share } = uncontractedShare(texts);
  expect(share, forms.join(', ')).toBeLessThanOrEqual(limit);
});

it('counts what could be contracted against what is', () => {
  const texts = ['It is not a signal.', 'It doesn’t move, and that’s fine.', 'Cannot.'];
  expect(uncontractedShare(texts)).toEqual({ share: 2 / 4, forms: ['It is ', 'Cannot'] });
});
