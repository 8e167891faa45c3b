import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { CommunityLinks } from '../features/community/community-links.tsx';

const { email } = business;

/** The links of the footer and of the side menu, in groups: contact, community, learning, law. */
export function LinkGroups(): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return (
    <>
      <section>
        <h2>{t('footer.contact')}</h2>
        <ul className="otm-links">
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <a href={href('contact')}>{t('footer.contactPage')}</a>
          </li>
          <li>
            <a href={href('company')}>{t('footer.company')}</a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('footer.community')}</h2>
        <CommunityLinks />
      </section>
      <section>
        <h2>{t('footer.learn')}</h2>
        <ul className="otm-links">
          <li>
            <a href={href('blog')}>{t('footer.blog')}</a>
          </li>
          <li>
            <a href={href('glossary')}>{t('footer.glossary')}</a>
          </li>
          <li>
            <a href={href('install')}>{t('footer.install')}</a>
          </li>
          <li>
            <a href={href('builtIn')}>{t('footer.builtIn')}</a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('footer.legal')}</h2>
        <ul className="otm-links">
          <li>
            <a href={href('risk')}>{t('footer.riskPage')}</a>
          </li>
          <li>
            <a href={href('policies')}>{t('footer.policies')}</a>
          </li>
          <li>
            <a href={href('licenseTerms')}>{t('footer.licenseTerms')}</a>
          </li>
          <li>
            <a href={href('privacy')}>{t('footer.privacy')}</a>
          </li>
          <li>
            <a href={href('accessibility')}>{t('footer.accessibility')}</a>
          </li>
        </ul>
      </section>
    </>
  );
}
