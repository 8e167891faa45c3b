import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

interface BreadcrumbsProps {
  /** The page between the home page and this one, if there is one. */
  readonly section?: { readonly label: string; readonly href: string };
  /** The name of this page. */
  readonly current: string;
}

/** The path from the home page down to a page; the page's structured data repeats it. */
export function Breadcrumbs({ section, current }: BreadcrumbsProps): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <nav className="otm-breadcrumbs" aria-label={t('article.breadcrumbs')}>
      <ol>
        <li>
          <a href={href('home')}>{t('nav.home')}</a>
        </li>
        {section && (
          <li>
            <a href={section.href}>{section.label}</a>
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
