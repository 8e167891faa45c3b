import {
  createEmailJsSender,
  createFramedCaptcha,
  type EmailJsOptions,
  LicenceForm as Form,
  type LicenceFormProps as FormProps,
  type LicenceFormTexts,
} from '@otm/forms';
import { type ReactNode, useState } from 'react';
import { captchaPage } from '../../features/captcha/captcha-path.ts';

/** Props of {@link LicenceForm}: plain data. */
export interface LicenceFormProps extends Pick<FormProps, 'email' | 'feedback' | 'language'> {
  readonly texts: LicenceFormTexts;
  readonly mail: EmailJsOptions;
}

/** The form that asks for a bought licence, with its outside services. */
export function LicenceForm({ mail, ...form }: LicenceFormProps): ReactNode {
  const [services] = useState(() => ({
    sendMessage: createEmailJsSender(mail),
    mountCaptcha: createFramedCaptcha(captchaPage),
  }));
  return <Form {...form} services={services} />;
}
