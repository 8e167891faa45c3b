import { sandboxAccount, sandboxUrls } from '@otm/sandbox/urls';
import type { Locale } from '@otm/schema';
import {
  ContactForm,
  createBlockListLoader,
  createEmailJsSender,
  createFramedCaptcha,
  LicenseForm,
} from '../../src/index.ts';
import { contactLabels, licenseLabels } from '../../src/testing/index.ts';

/** The page's form: prerendered by the server, hydrated by the browser. */
export function Part({ form, locale }: { form: 'contact' | 'licence'; locale: Locale }) {
  const sender = (templateId: string) =>
    createEmailJsSender({
      publicKey: sandboxAccount.publicKey,
      serviceId: sandboxAccount.serviceId,
      templateId,
      origin: sandboxUrls.mailOrigin,
    });
  const mountCaptcha = createFramedCaptcha('/captcha.html');
  const shared = { language: locale, email: 'support@example.com', headingLevel: 1 } as const;
  if (form === 'licence') {
    const sendMessage = sender(sandboxAccount.licenseTemplate);
    const services = { sendMessage, mountCaptcha };
    return <LicenseForm {...shared} labels={licenseLabels[locale]} services={services} />;
  }
  const sendMessage = sender(sandboxAccount.contactTemplate);
  const loadBlockList = createBlockListLoader(sandboxUrls.blockList);
  const services = { sendMessage, loadBlockList, mountCaptcha };
  return <ContactForm {...shared} labels={contactLabels[locale]} services={services} />;
}
