import { ownerReport } from '@otm/content/pages';
import { shownSettings } from '@otm/schema/settings';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { siteSettings } from '../../features/settings/site-settings.ts';
import { Island } from '../../islands/island.tsx';
import { BuildReport } from './build-report.tsx';
import { CheckoutReport } from './checkout-report.tsx';
import { ContentReport } from './content-report.tsx';
import { PriceReport } from './price-report.tsx';
import { SettingsReport } from './settings-report.tsx';
import { StoredValues } from './stored-values.tsx';

/** The contents of this build: settings, checkouts, prices, content, and what the browser stores. */
export function OwnerReport(): ReactNode {
  const { locale } = useSite();
  const texts = ownerReport[locale];
  const settings = siteSettings();
  const { downloads, plans, products } = settings;
  const items = [
    ...Object.values(plans)
      .flat()
      .flatMap(({ instalments, item }) => (instalments ? [item, instalments.item] : [item])),
    ...products.map(({ item }) => item),
    ...downloads,
  ];
  return (
    <>
      <Section id="settings" title={texts.settings.title} lead={texts.settings.lead}>
        <SettingsReport settings={shownSettings(settings).filter(({ area }) => area !== 'shop')} />
      </Section>
      <Section id="checkouts" title={texts.checkouts.title} lead={texts.checkouts.lead}>
        <CheckoutReport items={[...new Set(items)]} />
      </Section>
      <Section id="prices" title={texts.prices.title}>
        <PriceReport />
      </Section>
      <Section id="languages" title={texts.content.title} lead={texts.content.lead}>
        <ContentReport />
      </Section>
      <Section id="stored" title={texts.stored.title} lead={texts.stored.lead}>
        <Island
          name="stored-values"
          when="view"
          Component={StoredValues}
          props={{ texts: texts.stored }}
        />
      </Section>
      <Section id="build" title={texts.build.title}>
        <BuildReport />
      </Section>
    </>
  );
}
