import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastModified } from '../features/articles/last-modified.ts';
import { features, posts } from '../library.ts';
import { LinkGroups } from './link-groups.tsx';
import { SiteBrand } from './site-brand.tsx';

const { company, dataFeed, hostPlatform, product, sample } = business;

/** The footer: contact, community, legal pages, disclaimers and the copyright line. */
export function Footer(): ReactNode {
  const { t } = useTranslation();
  const names = { product, platform: hostPlatform.name, dataFeed: dataFeed.name };
  return (
    <footer className="otm-footer">
      <div className="otm-container">
        <div className="otm-footer__columns">
          <SiteBrand />
          <LinkGroups />
        </div>
        <div className="otm-footer__small">
          <p>{t('footer.risk')}</p>
          <p>{t('footer.simulated')}</p>
          <p>{t('footer.affiliation', names)}</p>
          <p>
            {t('footer.copyright', { year: copyrightYear, company })}
            {sample && ` ${t('footer.sample')}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The year of the last change to an article: the clock would make every build different. */
const copyrightYear =
  [...features, ...posts].map(lastModified).toSorted().at(-1)?.slice(0, 4) ?? '';
