import type { ownerPage, ownerReport, PageCopy } from '@otm/content/pages';
import { shownSettings } from '@otm/schema/settings';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import type { ContentItems } from '../../features/owner/content-items.ts';
import { siteSettings } from '../../features/settings/site-settings.ts';
import { Island } from '../../islands/island.tsx';
import type { CopyProps } from '../copy-props.ts';
import { BuildReport } from './build-report.tsx';
import { CheckoutReport } from './checkout-report.tsx';
import { ContentReport } from './content-report.tsx';
import { OutsideLinks, type OutsideLinksProps } from './outside-links.tsx';
import { type MonthlyPrices, PriceReport } from './price-report.tsx';
import { SettingsReport } from './settings-report.tsx';
import { StoredValues } from './stored-values.tsx';

export interface OwnerReportProps
  extends CopyProps<PageCopy<typeof ownerReport>>,
    Pick<OutsideLinksProps, 'sources'> {
  /** The names of the settings' areas. */
  readonly areas: PageCopy<typeof ownerPage>['problems']['areas'];
  /** The names of each kind of content, by ids that all languages share. */
  readonly items: ContentItems;
  /** The monthly plans of each language, which no checkout charges. */
  readonly monthly: MonthlyPrices;
}

/** The contents of this build: settings, links, prices, content, and what the browser stores. */
export function OwnerReport({
  copy,
  areas,
  items: contents,
  monthly,
  sources,
}: OwnerReportProps): ReactNode {
  const settings = siteSettings();
  const { freeIndicators, plans, products } = settings;
  const items = [
    ...Object.values(plans)
      .flat()
      .flatMap(({ installments, item }) => (installments ? [item, installments.item] : [item])),
    ...products.map(({ item }) => item),
    ...freeIndicators.map(({ downloadItem }) => downloadItem),
  ];
  return (
    <>
      <Section id="settings" title={copy.settings.title} lead={copy.settings.lead}>
        <SettingsReport
          areas={areas}
          tryLabel={copy.settings.try}
          settings={shownSettings(settings).filter(({ area }) => area !== 'shop')}
        />
      </Section>
      <Section id="checkouts" title={copy.checkouts.title} lead={copy.checkouts.lead}>
        <CheckoutReport tryLabel={copy.settings.try} items={[...new Set(items)]} />
      </Section>
      <Section id="outside" title={copy.outside.title} lead={copy.outside.lead}>
        <OutsideLinks copy={copy.outside} tryLabel={copy.settings.try} sources={sources} />
      </Section>
      <Section id="prices" title={copy.prices.title}>
        <PriceReport copy={copy.prices} monthly={monthly} />
      </Section>
      <Section id="languages" title={copy.content.title} lead={copy.content.lead}>
        <ContentReport copy={copy.content} items={contents} />
      </Section>
      <Section id="stored" title={copy.stored.title} lead={copy.stored.lead}>
        <Island
          name="stored-values"
          when="view"
          Component={StoredValues}
          props={{ texts: copy.stored }}
        />
      </Section>
      <Section id="build" title={copy.build.title}>
        <BuildReport copy={copy.build} />
      </Section>
    </>
  );
}
