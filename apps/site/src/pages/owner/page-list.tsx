import type { ownerPage, PageCopy } from '@otm/content/pages';
import { locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { base } from '../../routes/base.ts';
import type { CopyProps } from '../copy-props.ts';

/** Links shown for one route, so that the page fits a first answer; the sitemap has the others. */
const maxShown = 5;

type PageListProps = CopyProps<PageCopy<typeof ownerPage>['pages']>;

/** Every page of the site in both languages, by its title. */
export function PageList({ copy }: PageListProps): ReactNode {
  const { listPages } = useSite();
  const { address, languages, others, unlisted } = copy;
  const byRoute = [...Map.groupBy(listPages(), ({ route }) => route).values()];
  const hidden = byRoute.reduce((sum, list) => sum + Math.max(0, list.length - maxShown), 0);
  return (
    <>
      <ul className="otm-page-list">
        {byRoute
          .flatMap((list) => list.slice(0, maxShown))
          .map(({ alternates, indexable, path, title }) => (
            <li key={path}>
              <span>{title}</span>
              {!indexable && <em>{unlisted}</em>}
              <span className="otm-page-list__links">
                {locales.map((it) => (
                  <a
                    key={it}
                    href={alternates[it]}
                    aria-label={`${languages[it]}: ${address} ${alternates[it]}`}
                  >
                    {alternates[it]}
                  </a>
                ))}
              </span>
            </li>
          ))}
      </ul>
      {hidden > 0 && (
        <p>
          {others} <a href={`${base}/sitemap.xml`}>{hidden}</a>
        </p>
      )}
    </>
  );
}
