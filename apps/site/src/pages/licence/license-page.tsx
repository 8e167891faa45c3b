import { business } from '@otm/content';
import type { licensePage, PageCopy } from '@otm/content/pages';
import { VisuallyHidden } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { endpoints, formFeedback } from '../../config/config.ts';
import { Island } from '../../islands/island.tsx';
import { PageScript } from '../../islands/page-script.tsx';
import type { CopyProps } from '../copy-props.ts';
import { LicenseForm } from './license-form.tsx';

const { email } = business;

type LicensePageProps = CopyProps<PageCopy<typeof licensePage>>;

/** The next steps for buyers: five, the third of which is the form below them. */
export function LicensePage({ copy }: LicensePageProps): ReactNode {
  const { locale } = useSite();
  const { title, lead, stepsTitle, steps, form } = copy;
  return (
    <div className="otm-page otm-container">
      <h1 className="otm-licence__title">{title}</h1>
      <p className="otm-lead">{lead}</p>
      <section aria-labelledby="steps">
        <VisuallyHidden as="h2" id="steps">
          {stepsTitle}
        </VisuallyHidden>
        <ol className="otm-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Island
        name="license-form"
        Component={LicenseForm}
        when="view"
        props={{
          labels: form,
          language: locale,
          email,
          feedback: formFeedback,
          mail: endpoints.mail.licence,
        }}
      />
      <PageScript name="earlyText" />
    </div>
  );
}
