// @vitest-environment happy-dom
import { uiText } from '@otm/content';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

afterEach(cleanup);

it.each(['en', 'es'] as const)('is a list from the home page down, named in %s', (locale) => {
  const section = { label: 'Guide', href: '/features' };
  renderInShell(<Breadcrumbs section={section} current="Delta" />, locale);
  const items = within(screen.getByRole('navigation')).getAllByRole('listitem');
  const { article, nav } = uiText[locale];
  expect(items.map((item) => item.textContent)).toEqual([nav.home, 'Guide', 'Delta']);
  expect(screen.getByRole('navigation', { name: article.breadcrumbs })).toBeTruthy();
});

it('marks the current page without linking to it', () => {
  renderInShell(<Breadcrumbs current="Delta" />, 'en');
  const [home, current] = screen.getAllByRole('listitem');
  expect(home?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(current?.getAttribute('aria-current')).toBe('page');
  expect(current?.querySelector('a')).toBeNull();
});
