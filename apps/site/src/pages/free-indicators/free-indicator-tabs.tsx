import { defaultLocale, isLocale, type Localized, type PageMeta } from '@otm/schema';
import { type Tab, Tabs } from '@otm/ui';
import type { ReactNode } from 'react';

/** A free indicator's tab, with the metadata of its URL. */
interface FreeIndicatorTab extends Tab {
  readonly meta: PageMeta;
  /** The tab's path in every language. */
  readonly alternates: Localized<string>;
}

/** The tabs and the one that is selected first; plain data, because they travel as JSON. */
export interface FreeIndicatorTabsProps {
  /** The name of the set of tabs, for screen readers. */
  readonly label: string;
  /** The tabs in order, with the metadata that a selected tab gives to the document. */
  readonly tabs: readonly FreeIndicatorTab[];
  /** The id of the tab that is selected first. */
  readonly initial: string;
}

/** The tabs of the free indicators; selecting one shows its panel and replaces the URL. */
export function FreeIndicatorTabs({ label, tabs, initial }: FreeIndicatorTabsProps): ReactNode {
  const show = ({ id }: Tab) => {
    const tab = tabs.find((it) => it.id === id);
    if (!tab) return;
    for (const { id: other } of tabs) {
      const panel = document.getElementById(`panel-${other}`);
      if (panel) panel.hidden = other !== id;
    }
    updateHead(tab);
    // The full URL: a path that starts with two slashes would name another site.
    const { origin, search } = location;
    history.replaceState(history.state, '', `${origin}${tab.href}${search}`);
  };
  return <Tabs label={label} tabs={tabs} initialTab={initial} onSelect={show} />;
}

/** Updates the document's title, description and language links for a tab. */
function updateHead({ href, meta, alternates }: FreeIndicatorTab): void {
  document.title = meta.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(href, canonical.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>('[hreflang]')) {
    const locale = isLocale(link.hreflang) ? link.hreflang : defaultLocale;
    link.href = new URL(alternates[locale], link.href).href;
  }
}
