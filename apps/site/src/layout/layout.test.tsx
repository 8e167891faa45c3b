// @vitest-environment happy-dom
import { business, uiText } from '@otm/content';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageShell } from '../app/page-shell.tsx';
import { features } from '../library.ts';
import type { RouteId } from '../routes/paths.ts';
import { findPage } from '../routes/site-pages.ts';
import type { LayoutProps } from './layout.tsx';

const draw = (locale: 'en' | 'es', route: RouteId = 'buy', kind: LayoutProps['kind'] = 'full') =>
  render(
    <PageShell page={findPage(route, locale, {})} layout={kind}>
      <h1>Content</h1>
    </PageShell>,
  );
const href = (element: Element | null | undefined) => element?.getAttribute('href');

/** Pages that the law or a buyer expects at the end of every page, among others. */
const footerPages = [
  'risk',
  'policies',
  'licenseTerms',
  'privacy',
  'accessibility',
  'company',
  'builtIn',
  'contact',
  'blog',
  'install',
] as const;

afterEach(cleanup);

describe.each([
  ['en', '', 'es'],
  ['es', '/es', 'en'],
] as const)('the full layout in %s', (locale, prefix, other) => {
  const t = uiText[locale];
  beforeEach(() => {
    draw(locale);
  });

  it('has the content in its main landmark', () => {
    expect(screen.getByRole('main').textContent).toBe('Content');
  });

  it('starts with a link that skips to the content', () => {
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe(t.skipLink);
    expect(href(first)).toBe(`#${screen.getByRole('main').id}`);
  });

  it('links its brand to the home page of the language', () => {
    const bar = screen.getByRole('banner');
    const brand = within(bar).getByRole('link', { name: `${business.product}, ${t.brandLabel}` });
    expect(href(brand)).toBe(prefix || '/');
  });

  it('marks the page that is shown in its navigation', () => {
    const [navigation] = screen.getAllByRole('navigation', { name: t.nav.label });
    const current = within(navigation as HTMLElement)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([t.nav.buy]);
  });

  it('has the same links in the bar and in the side menu', () => {
    const [bar, menu] = screen.getAllByRole('navigation', { name: t.nav.label, hidden: true });
    const linksOf = (part: HTMLElement | undefined) =>
      [...(part?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, href(link)]);
    expect(linksOf(bar)).toHaveLength(6);
    expect(linksOf(menu)).toEqual(linksOf(bar));
  });

  it('opens and closes its side menu without JavaScript', () => {
    const open = screen.getByRole('button', { name: t.nav.menu });
    const menu = document.getElementById(open.getAttribute('commandfor') ?? '');
    expect(menu?.getAttribute('aria-label')).toBe(t.nav.menu);
    const close = menu?.querySelector('button');
    expect(close?.getAttribute('command')).toBe('close');
    expect(close?.getAttribute('commandfor')).toBe(menu?.id);
    expect(close?.getAttribute('aria-label')).toBe(t.nav.closeMenu);
  });

  it('links to the same page in the other language, named in that language', () => {
    const toggle = document.querySelector('a[hreflang]');
    expect(href(toggle)).toBe(findPage('buy', other, {}).path);
    expect(toggle?.getAttribute('lang')).toBe(other);
    expect(toggle?.textContent).toBe(t.language.toggle);
  });

  it('hides what the boot script shows later', () => {
    const notice = document.querySelector('[data-cookies]');
    expect(notice?.hasAttribute('hidden')).toBe(true);
    expect(notice?.textContent).toContain(t.cookies.text);
    expect(document.querySelector('[data-top]')?.hasAttribute('hidden')).toBe(true);
  });

  it('states the risk, the simulation and the copyright in its footer', () => {
    const footer = screen.getByRole('contentinfo').textContent ?? '';
    expect(footer).toContain(t.footer.risk);
    expect(footer).toContain(t.footer.simulated);
    const [newest = ''] = features
      .map(({ published }) => published)
      .toSorted()
      .reverse();
    const [, year = ''] = /© (\d{4}) (?=\S)/.exec(footer) ?? [];
    // Never older than an article, and not the clock's: a build is the same on any day.
    expect(Number(year)).toBeGreaterThanOrEqual(Number(newest.slice(0, 4)));
    expect(footer).toContain(`© ${year} ${business.company}`);
    expect(footer).toContain(business.hostPlatform.name);
    expect(footer).not.toMatch(/\{\w+\}/);
  });

  it('links to legal pages, contact and community in its footer', () => {
    const footer = screen.getByRole('contentinfo');
    const targets = within(footer).getAllByRole('link').map(href);
    for (const page of footerPages) expect(targets).toContain(findPage(page, locale, {}).path);
    expect(targets).toContain(`mailto:${business.email}`);
    for (const { name } of Object.values(business.community))
      expect(within(footer).getByRole('link', { name: `${name} ${t.external}` })).toBeTruthy();
  });
});

describe('the slim layout', () => {
  it('has a brand, the language and nothing that distracts', () => {
    draw('en', 'order', 'slim');
    expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(2);
    for (const role of ['navigation', 'contentinfo', 'dialog'])
      expect(screen.queryByRole(role, { hidden: true })).toBeNull();
  });

  it('has no language toggle on a page without translations', () => {
    render(
      <PageShell page={findPage('post', 'es', { slug: 'unknown' })} layout="slim">
        {null}
      </PageShell>,
    );
    expect(document.querySelector('a[hreflang]')).toBeNull();
  });
});
