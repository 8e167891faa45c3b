import {
  createEmailJsSender,
  createFramedCaptcha,
  type EmailJsOptions,
  LicenseForm as Form,
  type LicenseFormProps as FormProps,
} from '@otm/forms';
import type { LicenseFormLabels } from '@otm/schema';
import { type ReactNode, useState } from 'react';
import { trackSent } from '../../features/analytics/track-sent.ts';
import { captchaPage } from '../../features/captcha/captcha-path.ts';

interface LicenseFormProps extends Pick<FormProps, 'email' | 'feedback' | 'language'> {
  /** The labels and messages of the form, in the page's language. */
  readonly labels: LicenseFormLabels;
  /** The EmailJS account and template that send the request. */
  readonly mail: EmailJsOptions;
}

/** The form that requests a purchased license, with its external services. */
export function LicenseForm({ mail, ...form }: LicenseFormProps): ReactNode {
  const [services] = useState(() => ({
    sendMessage: trackSent('licence', createEmailJsSender(mail)),
    mountCaptcha: createFramedCaptcha(captchaPage),
  }));
  return <Form {...form} services={services} />;
}
