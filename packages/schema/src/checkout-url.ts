import type { CheckoutProvider } from './business.ts';
import type { Locale } from './locale.ts';

/** Where a checkout's URLs are. */
type CheckoutLinks = Pick<CheckoutProvider, 'links' | 'template'>;

/** Returns the URL where a checkout sells an item: the one listed for it, else the template's. */
export function checkoutUrl(
  { links = {}, template }: CheckoutLinks,
  item: string,
  locale: Locale,
): string | undefined {
  const link = Object.hasOwn(links, item) ? links[item] : undefined;
  if (link) return typeof link === 'string' ? link : link[locale];
  const values: Readonly<Record<string, string>> = { item, language: locale };
  if (!template) return undefined;
  return template.replace(/\{(item|language)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
