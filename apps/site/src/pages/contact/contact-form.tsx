import {
  createBlockListLoader,
  createEmailJsSender,
  createFramedCaptcha,
  type EmailJsOptions,
  ContactForm as Form,
  type ContactFormProps as FormProps,
} from '@otm/forms';
import type { ContactFormLabels } from '@otm/schema';
import { type ReactNode, useState } from 'react';
import { trackSent } from '../../features/analytics/track-sent.ts';
import { captchaPage } from '../../features/captcha/captcha-path.ts';

interface ContactFormProps extends Pick<FormProps, 'email' | 'feedback' | 'language'> {
  /** The labels and messages of the form, in the page's language. */
  readonly labels: ContactFormLabels;
  /** The EmailJS account and template that send the message. */
  readonly mail: EmailJsOptions;
  /** The URL of the list of e-mail addresses that the form refuses. */
  readonly blockList: string;
}

/** The contact form with its external services. */
export function ContactForm({ mail, blockList, ...form }: ContactFormProps): ReactNode {
  const [services] = useState(() => ({
    sendMessage: trackSent('contact', createEmailJsSender(mail)),
    loadBlockList: createBlockListLoader(blockList),
    mountCaptcha: createFramedCaptcha(captchaPage),
  }));
  return <Form {...form} services={services} />;
}
