import type { ContactFormLabels, LicenseFormLabels, Localized } from '@otm/schema';
import { formLabels } from './form-labels.ts';

const { en, es } = formLabels;

/** Ready-made labels of the contact form; spread them to change some. */
export const contactLabels: Localized<ContactFormLabels> = {
  en: {
    ...en,
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email (required)', hint: 'For example, ana@example.com.' },
      message: { label: 'Message' },
    },
  },
  es: {
    ...es,
    fields: {
      name: { label: 'Nombre' },
      email: { label: 'Correo (obligatorio)', hint: 'Por ejemplo, ana@example.com.' },
      message: { label: 'Mensaje' },
    },
  },
};

/** Ready-made labels of the license form; spread them to change some. */
export const licenseLabels: Localized<LicenseFormLabels> = {
  en: {
    ...en,
    title: 'Get your license',
    fields: {
      name: { label: 'Name', hint: 'As on the receipt of your purchase.' },
      id: { label: 'Machine ID', hint: 'Copy and paste it.' },
      email: { label: 'Email (required)', hint: 'We send the license to this address.' },
      message: { label: 'Message (optional)' },
    },
  },
  es: {
    ...es,
    title: 'Pide tu licencia',
    fields: {
      name: { label: 'Nombre', hint: 'Como aparece en el recibo de la compra.' },
      id: { label: 'ID de máquina', hint: 'Cópialo y pégalo.' },
      email: { label: 'Correo (obligatorio)', hint: 'La licencia llega a esta dirección.' },
      message: { label: 'Mensaje (opcional)' },
    },
  },
};
