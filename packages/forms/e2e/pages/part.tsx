import { business, contactPage, licencePage } from '@otm/content';
import { sandboxAccount, sandboxAddresses } from '@otm/sandbox/addresses';
import type { Locale } from '@otm/schema';
import {
  ContactForm,
  createBlockListLoader,
  createEmailJsSender,
  createFramedCaptcha,
  LicenceForm,
} from '../../src/index.ts';

/** The page's live part: prerendered by the server, hydrated by the browser. */
export function Part({ form, locale }: { form: 'contact' | 'licence'; locale: Locale }) {
  const sender = (templateId: string) =>
    createEmailJsSender({
      publicKey: sandboxAccount.publicKey,
      serviceId: sandboxAccount.serviceId,
      templateId,
      origin: sandboxAddresses.mailOrigin,
    });
  const mountCaptcha = createFramedCaptcha('/captcha.html');
  const shared = { language: locale, email: business.email, headingLevel: 1 } as const;
  if (form === 'licence') {
    const sendMessage = sender(sandboxAccount.licenceTemplate);
    const services = { sendMessage, mountCaptcha };
    return <LicenceForm {...shared} texts={licencePage[locale].form} services={services} />;
  }
  const sendMessage = sender(sandboxAccount.contactTemplate);
  const loadBlockList = createBlockListLoader(sandboxAddresses.blockList);
  const services = { sendMessage, loadBlockList, mountCaptcha };
  return <ContactForm {...shared} texts={contactPage[locale].form} services={services} />;
}
