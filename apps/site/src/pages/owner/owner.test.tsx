// @vitest-environment happy-dom
import { reviews } from '@otm/content';
import { format } from '@otm/schema';
import { describeProblem, type SettingProblem } from '@otm/schema/settings';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chatLink } from '../../features/chat/contact.ts';
import { type Build, BuildContext } from '../../islands/build-context.ts';
import { sources, videoReviews } from '../../library.ts';
import { owner } from '../../routes/owner.ts';
import { sitePages } from '../../routes/site-pages.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { BuildReport } from './build-report.tsx';
import { OwnerReport } from './owner-report.tsx';
import { PageList } from './page-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { StoredValues } from './stored-values.tsx';

afterEach(cleanup);

const build: Build = {
  toHtml: () => '',
  islandUrl: (name) => name,
  pictureUrl: (name) => name,
  pageScripts: {},
};

const email: SettingProblem = {
  setting: 'business.email',
  area: 'business',
  value: 'a@example.com',
  rule: 'sample-email',
  details: { example: 'help@acme.io' },
};
const key: SettingProblem = {
  setting: 'SITE_MAIL_PUBLIC_KEY',
  area: 'environment',
  value: '',
  rule: 'missing',
  details: { example: 'k3y' },
};

describe.each(['en', 'es'] as const)('the list of problems in %s', (locale) => {
  const { problems: texts } = owner.load({}, locale).copy;
  const draw = (...problems: readonly SettingProblem[]) =>
    renderInShell(<ProblemList copy={texts} problems={problems} />, locale, 'owner');

  it('is empty on a site that is ready', () => {
    draw();
    expect(document.body.textContent).toBe(texts.done);
  });

  it('is grouped by area, with the file to edit, and opens the first group', () => {
    draw(email, key, { ...email, setting: 'business.phone' });
    expect(screen.getByText('3').tagName).toBe('STRONG');
    const groups = [...document.querySelectorAll('details')];
    expect(groups.map((group) => group.querySelector('h3')?.textContent)).toEqual([
      texts.areas.environment.title,
      texts.areas.business.title,
    ]);
    expect(groups.map((group) => group.open)).toEqual([true, false]);
    expect(groups[1]?.querySelector('code')?.textContent).toBe(texts.areas.business.file);
  });

  it('counts what may be added at any time as no open point', () => {
    const capture = { ...email, area: 'captures', setting: 'captures.vwap' } as const;
    renderInShell(<ProblemList copy={texts} problems={[]} optional={[capture]} />, locale, 'owner');
    expect(screen.getByText(texts.done)).toBeTruthy();
    expect(screen.queryByText(texts.open, { exact: false })).toBeNull();
    const group = screen.getByRole('group');
    expect(group.textContent).toContain(`${texts.areas.captures.title} ${texts.optional}`);
    expect(group.hasAttribute('open')).toBe(false);
  });

  it('names the setting, its value, the problem and the remedy', () => {
    draw(email);
    const { problem, remedy } = describeProblem(email, locale);
    expect(screen.getByRole('term').textContent).toBe('business.email');
    expect(screen.getByRole('definition').textContent).toBe(`a@example.com ${problem}. ${remedy}`);
    expect(remedy).toContain('help@acme.io');
  });
});

describe.each(['en', 'es'] as const)('the list of pages in %s', (locale) => {
  const { pages: copy } = owner.load({}, locale).copy;

  it('links each page in both languages', () => {
    renderInShell(<PageList copy={copy} />, locale, 'owner');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const paths = new Set(sitePages().map(({ path }) => path));
    for (const link of links.filter((it) => it !== '/sitemap.xml')) expect(paths).toContain(link);
    expect(links).toEqual(expect.arrayContaining(['/', '/es', '/buy', '/es/buy']));
  });

  it('marks pages that search engines may not list', () => {
    renderInShell(<PageList copy={copy} />, locale, 'owner');
    const marked = screen
      .getAllByText(copy.unlisted)
      .map((mark) => mark.closest('li')?.querySelector('a')?.getAttribute('href'));
    expect(marked).toContain('/order');
    expect(marked).not.toContain('/buy');
  });
});

describe.each(['en', 'es'] as const)('the report in %s', (locale) => {
  const { copy, report, ...facts } = owner.load({}, locale);
  const draw = () =>
    renderInShell(
      <OwnerReport copy={report} areas={copy.problems.areas} {...facts} />,
      locale,
      'owner',
    );

  it('links every checkout of every item, in a new tab', () => {
    draw();
    const { try: label } = report.settings;
    const links = screen.getAllByRole('link', { name: new RegExp(`^${label}: card pack`) });
    expect(links[0]?.getAttribute('href')).toMatch(/\/card\/pack$/);
    expect(links[0]?.getAttribute('target')).toBe('_blank');
  });

  it('shows each price on the page that shows it, in every language', () => {
    draw();
    const table = screen.getByRole('region', { name: report.prices.caption });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows.some((row) => row?.includes('$390') && row.endsWith('/buy'))).toBe(true);
    expect(rows.some((row) => row?.endsWith('/es/buy'))).toBe(true);
    expect(rows.some((row) => row?.includes('497') && row.endsWith('/order/0'))).toBe(true);
  });

  it('names the pages whose texts name prices, once for each route', () => {
    draw();
    const table = screen.getByRole('region', { name: report.prices.caption });
    const mentions = within(table)
      .getAllByRole('rowheader', { name: report.prices.inText })
      .map((header) => header.parentElement?.textContent?.replace(report.prices.inText, ''));
    expect(mentions).toEqual(
      expect.arrayContaining([
        '$390, $790/',
        '$390, $790/es',
        '$390, $790/order',
        '$158, $390, $790/features/payments',
      ]),
    );
    expect(mentions.filter((row) => row?.includes('/order'))).toHaveLength(2);
  });

  it('names the content that one language lacks', () => {
    draw();
    const { gap, kinds } = report.content;
    const names = (reviews.es ?? []).map(({ name }) => name).join(', ');
    const lacking = format(gap, { language: 'en', names });
    const cell = screen.getByRole('rowheader', { name: `${kinds.reviews} ${lacking}` });
    expect(cell.parentElement?.textContent).toContain('03');
    for (const kind of [kinds.terms, kinds.pages, kinds.guide])
      expect(screen.getByRole('rowheader', { name: kind })).toBeTruthy();
    const videos = screen.getByRole('rowheader', { name: new RegExp(`^${kinds.videos}`) });
    expect(videos.textContent).toContain(videoReviews.es?.[0]?.video.title);
  });

  it('links the sources of articles and the chat', () => {
    draw();
    const { try: label } = report.settings;
    const linkTo = (name: string) =>
      screen.getByRole('link', { name: (found) => found.startsWith(`${label}: ${name} `) });
    expect(linkTo(report.outside.chat).getAttribute('href')).toBe(chatLink());
    for (const { name, url } of sources) expect(linkTo(name).getAttribute('href')).toBe(url);
  });

  it('shows the id of the build', () => {
    renderInShell(
      <BuildContext value={{ ...build, buildId: () => 'a1b2c3d4e5' }}>
        <BuildReport copy={report.build} />
      </BuildContext>,
      locale,
      'owner',
    );
    expect(screen.getByText('a1b2c3d4e5').previousSibling?.textContent).toBe(report.build.id);
  });

  it('lists what the site has stored, and removes it and nothing else', async () => {
    localStorage.setItem('otm_lang', 'es');
    localStorage.setItem('other', 'kept');
    renderInShell(<StoredValues texts={report.stored} />, locale, 'owner');
    expect(screen.getByRole('term').textContent).toBe('otm_lang');
    act(() => screen.getByRole('button', { name: report.stored.reset }).click());
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(report.stored.empty);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect({ ...localStorage }).toEqual({ other: 'kept' });
    localStorage.clear();
  });
});
