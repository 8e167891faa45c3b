import type { ownerReport, PageCopy } from '@otm/content/pages';
import { type Localized, locales } from '@otm/schema';
import type { ReactNode } from 'react';

type Copy = PageCopy<typeof ownerReport>['content'];

type Kind = keyof Copy['kinds'];

/** How much content of each kind every language has. */
export type ContentCounts = Localized<Readonly<Record<Kind, number>>>;

interface ContentReportProps {
  readonly copy: Copy;
  readonly counts: ContentCounts;
}

const kinds: readonly Kind[] = ['guide', 'posts', 'terms', 'reviews', 'plans'];

/** How much content each language has, with its gaps. */
export function ContentReport({ copy, counts }: ContentReportProps): ReactNode {
  const { gap, kind: kindLabel, kinds: names } = copy;
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
          const numbers = locales.map((it) => counts[it][kind]);
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
