import { business } from '@otm/content';
import { expect, it } from 'vitest';
import { buildFacts } from './build-facts.ts';
import { missingSettings } from './missing-settings.ts';

const unset = missingSettings(buildFacts());
const pathsOf = (kind: string) => unset.filter((it) => it.kind === kind).map(({ path }) => path);

it('a fresh clone has everything still to set', () => {
  expect(pathsOf('sandbox')).toEqual(['SITE_SERVICES']);
  expect(pathsOf('business')).toEqual(
    expect.arrayContaining(['business.sample', 'business.email', 'business.phone']),
  );
  expect(pathsOf('settings')).toEqual(
    expect.arrayContaining(['mail.contact.publicKey', 'captcha.siteKey']),
  );
});

it('the samples of an article count as testimonials to replace', () => {
  expect(pathsOf('reviews')).toEqual(expect.arrayContaining(['Megan T.', 'Daniel K.', 'Priya S.']));
});

it('the samples of the alternative landing page count as testimonials to replace', () => {
  expect(pathsOf('reviews')).toContain('A trader of crude oil');
});

it('what only the owner knows is named until it is answered', () => {
  const facts = [{ id: 'yearlyPlan', asks: 'whether a yearly plan renews' }];
  const named = missingSettings({ ...buildFacts(), facts }).filter(({ kind }) => kind === 'facts');
  expect(named).toEqual([
    { kind: 'facts', path: 'yearlyPlan', value: 'whether a yearly plan renews' },
  ]);
});

it('what is set is not named', () => {
  const set = { ...buildFacts(), business: { ...business, email: 'help@acme.io' } };
  expect(missingSettings(set).map(({ path }) => path)).not.toContain('business.email');
});
