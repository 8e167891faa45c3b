// @vitest-environment happy-dom
import { uiText } from '@otm/content';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

afterEach(cleanup);

it.each(['en', 'es'] as const)('is a list from the home page down, named in %s', (locale) => {
  const above = [
    { label: 'Home', href: '/' },
    { label: 'Guide', href: '/features' },
  ];
  renderInShell(<Breadcrumbs above={above} current="Delta" />, locale);
  const items = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Home', 'Guide', 'Delta']);
  const { breadcrumbs } = uiText[locale].article;
  expect(screen.getByRole('navigation', { name: breadcrumbs })).toBeTruthy();
});

it('marks the current page without linking to it', () => {
  renderInShell(<Breadcrumbs above={[{ label: 'Home', href: '/' }]} current="Delta" />, 'en');
  const [home, current] = screen.getAllByRole('listitem');
  expect(home?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(current?.getAttribute('aria-current')).toBe('page');
  expect(current?.querySelector('a')).toBeNull();
});

it('has only the page itself at the top', () => {
  renderInShell(<Breadcrumbs above={[]} current="Home" />, 'en');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
