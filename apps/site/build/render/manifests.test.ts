import { locales } from '@otm/schema';
import { expect, it } from 'vitest';
import { sitePages } from '../../src/routes/site-pages.ts';
import { renderManifests } from './manifests.ts';

const manifests = renderManifests().map(({ path, text }) => ({ path, facts: JSON.parse(text) }));

it('has a manifest for each language, with a URL of its own', () => {
  expect(manifests.map(({ facts }) => facts.lang)).toEqual([...locales]);
  expect(new Set(manifests.map(({ path }) => path)).size).toBe(locales.length);
});

it.each(manifests)('$path starts at a page of its language', ({ facts }) => {
  const page = sitePages().find(({ path }) => path === facts.start_url);
  expect(page).toMatchObject({ route: 'home', locale: facts.lang });
  expect(facts.name).toContain(facts.short_name);
  expect(facts.theme_color).toMatch(/^#[\da-f]{6}$/);
});
