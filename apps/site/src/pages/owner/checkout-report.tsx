import { business } from '@otm/content';
import { type CheckoutProvider, checkoutUrl, locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { TryLink } from './settings-report.tsx';

interface CheckoutReportProps {
  /** The label of the links. */
  readonly tryLabel: string;
  /** The items that pages link to. */
  readonly items: readonly string[];
}

/** The URLs of an item: one, or one for each language. */
function urlsOf(provider: CheckoutProvider, item: string) {
  const urls = locales.flatMap((locale) => {
    const url = checkoutUrl(provider, item, locale);
    return url ? [{ name: `${item} ${locale}`, url }] : [];
  });
  const [first] = urls;
  return first && urls.every(({ url }) => url === first.url) ? [{ ...first, name: item }] : urls;
}

/** The URL where each checkout sells each item, as links to try. */
export function CheckoutReport({ tryLabel, items }: CheckoutReportProps): ReactNode {
  const { locale } = useSite();
  return (
    <div className="otm-problems">
      {business.checkouts.map((provider) => (
        <details key={provider.id}>
          <summary>
            <h3>{provider.name[locale]}</h3> <span>{items.length}</span>
          </summary>
          <dl>
            {items
              .flatMap((item) => urlsOf(provider, item))
              .map(({ name, url }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <TryLink label={tryLabel} name={`${provider.id} ${name}`} url={url} />
                  </dd>
                </div>
              ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
