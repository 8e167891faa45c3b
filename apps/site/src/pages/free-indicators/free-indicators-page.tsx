import { freeIndicators } from '@otm/content';
import type { freeIndicatorsPage, PageCopy } from '@otm/content/pages';
import type { FreeIndicator } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { Island } from '../../islands/island.tsx';
import { mapLocales, pathTo } from '../../routes/links.ts';
import type { CopyProps } from '../copy-props.ts';
import { FreeAndPaid } from './free-and-paid.tsx';
import { FreeIndicatorPanel } from './free-indicator-panel.tsx';
import { FreeIndicatorTabs } from './free-indicator-tabs.tsx';

interface FreeIndicatorsPageProps extends CopyProps<PageCopy<typeof freeIndicatorsPage>> {
  /** The indicator whose tab is selected. */
  readonly selected: FreeIndicator;
}

/** The free indicators, a tab each. */
export function FreeIndicatorsPage({ copy, selected }: FreeIndicatorsPageProps): ReactNode {
  const { href, locale } = useSite();
  return (
    <div className="otm-page otm-container">
      <Breadcrumbs current={copy.heading} />
      <h1 className="otm-free__title">{copy.heading}</h1>
      <Island
        name="free-indicator-tabs"
        when="intent"
        Component={FreeIndicatorTabs}
        props={{
          label: copy.tabs,
          initial: selected.id,
          tabs: freeIndicators.map(({ id, title, meta }) => ({
            id,
            label: title[locale],
            href: href('freeIndicators', { id }),
            meta: meta[locale],
            alternates: mapLocales((other) => pathTo('freeIndicators', other, { id })),
          })),
        }}
      />
      {freeIndicators.map((indicator) => (
        <FreeIndicatorPanel
          key={indicator.id}
          copy={copy}
          indicator={indicator}
          hidden={indicator.id !== selected.id}
        />
      ))}
      <FreeAndPaid copy={copy} />
    </div>
  );
}
