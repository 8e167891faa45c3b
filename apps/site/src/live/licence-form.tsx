import {
  createEmailJsSender,
  createFramedCaptcha,
  type EmailJsOptions,
  LicenceForm as Form,
  type LicenceFormTexts,
} from '@otm/forms';
import { type ReactNode, useState } from 'react';
import { captchaPage } from './captcha-page.ts';
import type { FormSettings } from './form-settings.ts';

/** Props of {@link LicenceForm}: plain data. */
export interface LicenceFormProps extends FormSettings {
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
