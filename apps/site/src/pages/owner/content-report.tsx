import { plans, reviews } from '@otm/content';
import { ownerReport } from '@otm/content/pages';
import { type Locale, locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { features, glossary, posts } from '../../library.ts';

type Kind = keyof (typeof ownerReport)['en']['content']['kinds'];

/** How much content of each kind a language has. */
const counts: Readonly<Record<Kind, (locale: Locale) => number>> = {
  guide: () => features.length,
  posts: () => posts.length,
  terms: () => glossary.length,
  reviews: (locale) => reviews[locale]?.length ?? 0,
  plans: (locale) => plans[locale].length,
};

const kinds: readonly Kind[] = ['guide', 'posts', 'terms', 'reviews', 'plans'];

/** How much content each language has, with its gaps. */
export function ContentReport(): ReactNode {
  const { locale } = useSite();
  const { gap, kind: kindLabel, kinds: names } = ownerReport[locale].content;
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
        {kinds.map((kind) => {
          const numbers = locales.map((it) => counts[kind](it));
          return (
            <tr key={kind} data-gap={new Set(numbers).size > 1 || undefined}>
              <th scope="row">
                {names[kind]}
                {new Set(numbers).size > 1 && <em> {gap}</em>}
              </th>
              {locales.map((it, index) => (
                <td key={it}>{numbers[index]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
