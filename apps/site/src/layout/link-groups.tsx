import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { CommunityLinks } from '../features/community/community-links.tsx';

const { email } = business;

/** The pages of each group: their routes, and the names of their labels. */
const pages = {
  contact: [
    ['contact', 'contactPage'],
    ['company', 'company'],
  ],
  learn: [
    ['blog', 'blog'],
    ['glossary', 'glossary'],
    ['install', 'install'],
    ['builtIn', 'builtIn'],
  ],
  legal: [
    ['risk', 'riskPage'],
    ['policies', 'policies'],
    ['licenseTerms', 'licenseTerms'],
    ['privacy', 'privacy'],
    ['accessibility', 'accessibility'],
  ],
} as const;

function PageLinks({ group }: { readonly group: keyof typeof pages }): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  return pages[group].map(([route, label]) => (
    <li key={route}>
      <a href={href(route)}>{t(`footer.${label}`)}</a>
    </li>
  ));
}

/** The links of the footer and of the side menu, in groups: contact, community, learning, law. */
export function LinkGroups(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <section>
        <h2>{t('footer.contact')}</h2>
        <ul className="otm-links">
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <PageLinks group="contact" />
        </ul>
      </section>
      <section>
        <h2>{t('footer.community')}</h2>
        <CommunityLinks />
      </section>
      <section>
        <h2>{t('footer.learn')}</h2>
        <ul className="otm-links">
          <PageLinks group="learn" />
        </ul>
      </section>
      <section>
        <h2>{t('footer.legal')}</h2>
        <ul className="otm-links">
          <PageLinks group="legal" />
        </ul>
      </section>
    </>
  );
}
