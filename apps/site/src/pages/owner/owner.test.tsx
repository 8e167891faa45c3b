// @vitest-environment happy-dom
import { ownerPage } from '@otm/content';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sitePages } from '../../routes/site-pages.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PageList } from './page-list.tsx';
import { UnsetList } from './unset-list.tsx';

afterEach(cleanup);

describe.each(['en', 'es'] as const)('what is still to set, in %s', (locale) => {
  const { unset } = ownerPage[locale];

  it('is nothing on a site that is ready', () => {
    renderInShell(<UnsetList values={[]} />, locale, 'owner');
    expect(document.body.textContent).toBe(unset.done);
  });

  it('is grouped by kind, with the file to edit', () => {
    renderInShell(
      <UnsetList
        values={[
          { kind: 'business', path: 'business.email', value: 'a@example.com' },
          { kind: 'settings', path: 'mail.key', value: '' },
          { kind: 'business', path: 'business.phone', value: '1' },
        ]}
      />,
      locale,
      'owner',
    );
    expect(screen.getByText('3').tagName).toBe('STRONG');
    const groups = [...document.querySelectorAll('details')];
    expect(groups.map((group) => group.querySelector('h3')?.textContent)).toEqual([
      unset.kinds.business.title,
      unset.kinds.settings.title,
    ]);
    expect(groups[0]?.querySelector('code')?.textContent).toBe(unset.kinds.business.file);
  });

  it('shows a dash for an empty value', () => {
    renderInShell(
      <UnsetList values={[{ kind: 'settings', path: 'mail.key', value: '' }]} />,
      locale,
      'owner',
    );
    const value = screen.getAllByRole('definition').map((it) => it.textContent);
    expect(value).toEqual(['—']);
  });

  it('opens the group of the sandbox, which visitors must not meet', () => {
    renderInShell(
      <UnsetList
        values={[
          { kind: 'sandbox', path: 'SITE_SERVICES', value: 'sandbox' },
          { kind: 'reviews', path: 'a', value: 'b' },
        ]}
      />,
      locale,
      'owner',
    );
    const open = [...document.querySelectorAll('details')].map((it) => it.hasAttribute('open'));
    expect(open).toEqual([true, false]);
  });
});

describe.each(['en', 'es'] as const)('the list of pages in %s', (locale) => {
  it('links each page in both languages', () => {
    renderInShell(<PageList />, locale, 'owner');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const paths = new Set(sitePages().map(({ path }) => path));
    for (const link of links.filter((it) => it !== '/sitemap.xml')) expect(paths).toContain(link);
    expect(links).toEqual(expect.arrayContaining(['/', '/es', '/buy', '/es/buy']));
  });

  it('marks pages that search engines may not list', () => {
    renderInShell(<PageList />, locale, 'owner');
    const marked = screen
      .getAllByText(ownerPage[locale].pages.unlisted)
      .map((mark) => mark.closest('li')?.querySelector('a')?.getAttribute('href'));
    expect(marked).toContain('/order');
    expect(marked).not.toContain('/buy');
  });
});
