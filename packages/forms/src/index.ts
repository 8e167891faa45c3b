'use client';

export { ContactForm, type ContactFormProps } from './contact-form/contact-form.tsx';
export { LicenseForm, type LicenseFormProps } from './license-form/license-form.tsx';
export { createBlockListLoader } from './services/block-list.ts';
export { createFramedCaptcha } from './services/captcha-frame.ts';
export { createEmailJsSender, type EmailJsOptions } from './services/emailjs.ts';
export { FormError, type FormErrorCode } from './services/form-error.ts';
export type {
  CaptchaEvent,
  CaptchaOptions,
  ContactServices,
  LicenseServices,
  LoadBlockList,
  Message,
  MountCaptcha,
  SendMessage,
  Values,
} from './services/ports.ts';
