import { type FormLabels, type Localized, messagesFor } from '@otm/schema';

/** The labels that don't depend on a form's fields. */
type SharedLabels = Omit<FormLabels<never>, 'fields'>;

const en = messagesFor<SharedLabels>()({
  title: 'Write to us',
  tooLong: 'This is longer than {limit} characters.',
  captcha: {
    label: 'Security check',
    frameTitle: 'Security check: confirm that you are human',
    alternative: 'If the check gets in the way, write to {email} instead.',
    waiting: 'The check appears when you start to fill in the form.',
    loading: 'The security check is loading.',
    confirmed: 'Confirmed.',
    expired: 'The confirmation has expired. Please confirm again.',
    unavailable: 'The security check could not be loaded. Try again, or write to {email}.',
    retry: 'Try again',
  },
  button: 'Send',
  sending: 'The message is being sent.',
  success: 'The message was sent successfully.',
  failure: 'The message could not be sent. Write to {email}',
  unanswered: 'The mail service gave no answer, so the message may have arrived anyway.',
  secondCopy: 'may be a second copy',
  copy: 'Show the text to copy it',
  longLink: 'The text is too long for many mail programs. Copy it into a mail to {email}.',
  subject: 'Message from the website',
  withoutScript: 'This form needs JavaScript. Without it, write to {email}.',
  withoutCode: 'This form didn’t load. Your text stays in the fields. Write to {email}.',
  byMail: 'Open it in an email program',
  rejected: {
    malformed: 'This e-mail address is not complete.',
    blocked: 'This form does not accept messages from this e-mail address.',
    captcha: 'Please confirm the security check first.',
  },
});

const es = messagesFor<SharedLabels>()({
  title: 'Escríbenos',
  tooLong: 'El texto pasa de {limit} caracteres.',
  captcha: {
    label: 'Control de seguridad',
    frameTitle: 'Control de seguridad: confirmar que no es un robot',
    alternative: 'Si el control no funciona, escribe a {email}.',
    waiting: 'El control aparece al empezar a llenar el formulario.',
    loading: 'El control de seguridad se está cargando.',
    confirmed: 'Confirmado.',
    expired: 'La confirmación venció. Confirma otra vez.',
    unavailable: 'No se pudo cargar el control. Intenta otra vez o escribe a {email}.',
    retry: 'Intentar otra vez',
  },
  button: 'Enviar',
  sending: 'Enviando el mensaje.',
  success: 'El mensaje se envió correctamente.',
  failure: 'No se pudo enviar el mensaje. Escribe a {email}',
  unanswered: 'El servicio de correo no respondió: es posible que el mensaje sí haya llegado.',
  secondCopy: 'puede ser una segunda copia',
  copy: 'Mostrar el texto para copiarlo',
  longLink: 'El texto es largo para muchos programas. Cópialo a un correo para {email}.',
  subject: 'Mensaje desde el sitio web',
  withoutScript: 'Este formulario necesita JavaScript. Sin él, escribe a {email}.',
  withoutCode: 'El formulario no cargó. El texto se queda en los campos. Escribe a {email}.',
  byMail: 'Abrirlo en un programa de correo',
  rejected: {
    malformed: 'La dirección no está completa.',
    blocked: 'Este formulario no acepta mensajes de esta dirección.',
    captcha: 'Falta confirmar el control de seguridad.',
  },
});

/** The labels that every form has, in every language. */
export const formLabels: Localized<SharedLabels> = { en, es };
