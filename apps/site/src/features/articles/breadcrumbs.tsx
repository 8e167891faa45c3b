import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BreadcrumbsProps {
  /** The pages above this one, from the home page down. */
  readonly above: readonly { readonly label: string; readonly href: string }[];
  /** The name of this page. */
  readonly current: string;
}

/** The path from the home page down to a page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <nav className="otm-breadcrumbs" aria-label={t('article.breadcrumbs')}>
      <ol>
        {above.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
