import {
  createEmailJsSender,
  createFramedCaptcha,
  type EmailJsOptions,
  LicenseForm as Form,
} from '@otm/forms';
import type { LicenseFormLabels } from '@otm/schema';
import { type ReactNode, useState } from 'react';
import { captchaPage } from './captcha-page.ts';
import type { FormSettings } from './form-settings.ts';

/** Props of {@link LicenceForm}: plain data. */
export interface LicenceFormProps extends FormSettings {
  readonly labels: LicenseFormLabels;
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
