import type { Block, Locale, Localized } from '@otm/schema';
import { formatDate } from '../format.ts';
import type { Source } from '../markdown/source.ts';

const labels: Localized<{ readonly title: string; readonly read: string }> = {
  en: { title: 'Sources', read: 'read on' },
  es: { title: 'Fuentes', read: 'consultada el' },
};

/** The list of the pages that a text relies on; nothing without any. */
export function sourceBlocks(sources: readonly Source[], locale: Locale): readonly Block[] {
  if (sources.length === 0) return [];
  const { read, title } = labels[locale];
  return [
    { type: 'heading', text: title },
    ...sources.map(
      (source): Block => ({
        type: 'linkedBullet',
        text: `[${source.name}] (${read} ${formatDate(source.read, locale)})`,
        links: [source.url],
      }),
    ),
  ];
}
