import type { ownerReport, PageCopy } from '@otm/content/pages';
import { format, type Localized, locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { ContentItems, ContentKind, Items } from '../../features/owner/content-items.ts';
import { mapLocales } from '../../routes/links.ts';
import type { CopyProps } from '../copy-props.ts';

interface ContentReportProps extends CopyProps<PageCopy<typeof ownerReport>['content']> {
  /** The names of each kind of content, by ids that all languages share. */
  readonly items: ContentItems;
}

const kinds: readonly ContentKind[] = ['guide', 'posts', 'terms', 'videos', 'reviews', 'plans'];

/** The names of what a language lacks and others have, for languages that lack anything. */
function gapsIn(items: Localized<Items>) {
  const all = new Map(locales.flatMap((locale) => [...items[locale]]));
  return locales
    .map((language) => ({
      language,
      names: [...all].filter(([id]) => !items[language].has(id)).map(([, name]) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

/** How much content each language has, and the names of what it lacks. */
export function ContentReport({ copy, items }: ContentReportProps): ReactNode {
  const { listPages } = useSite();
  const { gap, kind: kindLabel, kinds: names } = copy;
  const pages = mapLocales(
    (locale) => new Map(listPages(locale).map(({ alternates, path }) => [alternates.en, path])),
  );
  const rows = [
    ['pages', pages] as const,
    ...kinds.map((kind) => [kind, mapLocales((locale) => items[locale][kind])] as const),
  ];
  return (
    <table className="otm-counts">
      <thead>
        <tr>
          <th scope="col">{kindLabel}</th>
          {locales.map((it) => (
            <th key={it} scope="col">
              {it}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([kind, found]) => {
          const gaps = gapsIn(found);
          return (
            <tr key={kind} data-gap={gaps.length > 0 || undefined}>
              <th scope="row">
                {names[kind]}
                {gaps.map(({ language, names: lacking }) => (
                  <em key={language}> {format(gap, { language, names: lacking.join(', ') })}</em>
                ))}
              </th>
              {locales.map((it) => (
                <td key={it}>{found[it].size}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
