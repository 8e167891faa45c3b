import { business } from '@otm/content';
import type { contactPage, PageCopy } from '@otm/content/pages';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { endpoints, formFeedback } from '../../config/config.ts';
import { Breadcrumbs } from '../../features/articles/breadcrumbs.tsx';
import { CommunityLinks } from '../../features/community/community-links.tsx';
import { Island } from '../../islands/island.tsx';
import { PageScript } from '../../islands/page-script.tsx';
import type { CopyProps } from '../copy-props.ts';
import { ContactForm } from './contact-form.tsx';

const { email } = business;

type ContactPageProps = CopyProps<PageCopy<typeof contactPage>>;

/** The contact page: the form, and the other channels of the same team. */
export function ContactPage({ copy }: ContactPageProps): ReactNode {
  const { locale } = useSite();
  const { title, lead, form, other } = copy;
  return (
    <div className="otm-page otm-container">
      <Breadcrumbs current={title} />
      <h1>{title}</h1>
      <p className="otm-lead">{lead}</p>
      <div className="otm-contact">
        <Island
          name="contact-form"
          Component={ContactForm}
          when="view"
          props={{
            labels: form,
            language: locale,
            email,
            feedback: formFeedback,
            mail: endpoints.mail.contact,
            blockList: endpoints.blockList,
          }}
        />
        <PageScript name="earlyText" />
        <section className="otm-contact__other" aria-labelledby="other-ways">
          <h2 id="other-ways">{other.title}</h2>
          <p>{other.email}</p>
          <a className="otm-link" href={`mailto:${email}`}>
            {email}
          </a>
          <p>{other.community}</p>
          <CommunityLinks />
        </section>
      </div>
    </div>
  );
}
