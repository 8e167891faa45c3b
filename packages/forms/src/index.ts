export {
  ContactForm,
  type ContactFormProps,
  type ContactFormTexts,
} from './contact-form/contact-form.tsx';
export type { CaptchaTexts, FieldTexts, FormTexts } from './form-shell/form-texts.ts';
export { mailto } from './form-shell/mailto.ts';
export {
  LicenceForm,
  type LicenceFormProps,
  type LicenceFormTexts,
} from './licence-form/licence-form.tsx';
export { createBlockListLoader } from './services/block-list.ts';
export { createFramedCaptcha } from './services/captcha-frame.ts';
export { createEmailJsSender, type EmailJsOptions } from './services/emailjs.ts';
export type {
  CaptchaEvent,
  CaptchaOptions,
  ContactServices,
  LicenceServices,
  LoadBlockList,
  Message,
  MountCaptcha,
  SendMessage,
  Values,
} from './services/ports.ts';
