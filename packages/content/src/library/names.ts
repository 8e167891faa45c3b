import { type ChartId, indicatorIds, type Locale } from '@otm/schema';
import type { ReferenceKind } from '../markdown/draft.ts';
import { blogGroup, guideGroups } from './guide-groups.ts';
import type { SiteLinks } from './site-links.ts';
import { externalLinks } from './variables.ts';

/** The names of one kind that Markdown can use. */
export interface Names {
  readonly noun: string;
  /** The names to choose from in place of a wrong one, for error messages. */
  readonly known: (wrong?: string, item?: string) => readonly string[];
  /** Returns the meaning of a name in a language; nothing for unknown names. */
  readonly find: (id: string, locale: Locale, item?: string) => string | undefined;
}

const chartIds = [
  ...indicatorIds,
  'hero',
  'footprint',
  'momentum',
  'reversal',
] as const satisfies readonly ChartId[];

/** Names that are their own values. */
export const codes = (noun: string, known: readonly string[]): Names => ({
  noun,
  known: () => known,
  find: (id) => (known.includes(id) ? id : undefined),
});

/** The names that don't depend on what the articles say. */
export const fixedNames = (links: SiteLinks) =>
  ({
    chart: codes('chart', chartIds),
    indicator: codes('replayable chart', indicatorIds),
    picture: codes('picture', [...indicatorIds, 'hero']),
    group: codes('group', [blogGroup, ...guideGroups.map(({ id }) => id)]),
    page: {
      noun: 'page',
      known: () => links.pages,
      find: (id, locale, item) => links.page(id, locale, item),
    },
    external: {
      noun: 'external link',
      known: () => ['chat', ...Object.keys(externalLinks)],
      find: (id) => {
        if (id === 'chat') return links.chat();
        const link = externalLinks[id];
        return link && links.outside(link);
      },
    },
  }) as const satisfies Partial<Readonly<Record<ReferenceKind, Names>>>;
