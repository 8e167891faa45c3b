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
import { captchaPage } from '../../features/captcha/captcha-path.ts';

/** Props of {@link ContactForm}: plain data. */
export interface ContactFormProps extends Pick<FormProps, 'email' | 'feedback' | 'language'> {
  readonly labels: ContactFormLabels;
  readonly mail: EmailJsOptions;
  /** Where the list of addresses stands that the form does not take. */
  readonly blockList: string;
}

/** The contact form with its outside services. */
export function ContactForm({ mail, blockList, ...form }: ContactFormProps): ReactNode {
  const [services] = useState(() => ({
    sendMessage: createEmailJsSender(mail),
    loadBlockList: createBlockListLoader(blockList),
    mountCaptcha: createFramedCaptcha(captchaPage),
  }));
  return <Form {...form} services={services} />;
}
