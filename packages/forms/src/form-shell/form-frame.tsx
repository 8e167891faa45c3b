import type { FormLabels } from '@otm/schema';
import type { ComponentProps } from 'react';
import { EmailMessage } from './email-message.tsx';

/** The name, title and e-mail address of a form, and the attributes of its root. */
interface FormFrameProps extends ComponentProps<'section'> {
  readonly name: string;
  readonly labels: FormLabels<string>;
  readonly email: string;
  readonly headingLevel?: 1 | 2 | undefined;
}

/** The root of a form with its title, and with the e-mail address for visitors without scripts. */
export function FormFrame(props: FormFrameProps) {
  const { name, labels, email, headingLevel, className, children, ...rest } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section
      className={className ? `otm-form ${className}` : 'otm-form'}
      aria-labelledby={`${name}-title`}
      {...rest}
    >
      <Heading className="otm-form-title" id={`${name}-title`}>
        {labels.title}
      </Heading>
      <noscript>
        <p className="otm-form-notice">
          <EmailMessage message={labels.withoutScript} email={email} />
        </p>
      </noscript>
      {children}
    </section>
  );
}
