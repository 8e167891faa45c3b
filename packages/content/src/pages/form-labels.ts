/**
 * The labels that both forms share. They avoid the choice between tú and usted, because each page
 * has a tone of its own.
 */
export const formLabels = {
  en: {
    tooLong:
      'This is longer than {limit} characters. Nothing gets cut, but the mail service may reject it. You can also email us.',
    captcha: {
      label: 'Security check',
      frameTitle: 'Security check: confirm that you’re human',
      alternative: 'If the check doesn’t work, write to {email} instead.',
      waiting: 'The check appears when you start filling out the form.',
      loading: 'The security check is loading.',
      confirmed: 'Confirmed.',
      expired: 'The confirmation has expired. Please confirm again.',
      unavailable:
        'The security check didn’t load, so this form can’t be sent. Please try again, or write to {email}.',
      retry: 'Try again',
    },
    failure: 'The message could not be sent, if the problem persists contact {email}',
    unanswered: 'The mail service gave no answer, so the message may have arrived anyway.',
    secondCopy: 'may be a second copy',
    success: 'The message was sent successfully. We will contact you soon.',
    sending: 'The message is being sent.',
    copy: 'Show the text to copy',
    longLink:
      'The text is too long for some email programs to open from the link. Please copy it into an email to {email}.',
    withoutScript: 'This form needs JavaScript. Without it, write to {email}.',
    withoutCode:
      'Part of this form didn’t load, so it can’t be sent from here. Your text stays in the fields. You can also send it to {email}.',
    byMail: 'Open it in an email program',
    rejected: {
      malformed: 'This form doesn’t accept that email address. Please check it.',
      blocked: 'This form doesn’t accept messages from this address.',
      captcha: 'Please confirm the security check first.',
    },
  },
  es: {
    tooLong:
      'El texto pasa de {limit} caracteres. No se corta nada, pero el servicio de correo puede rechazarlo. También se puede usar el enlace de correo.',
    captcha: {
      label: 'Control de seguridad',
      frameTitle: 'Control de seguridad: confirmar que no es un robot',
      alternative: 'Si el control no funciona, también se puede escribir a {email}.',
      waiting: 'El control aparece al empezar a llenar el formulario.',
      loading: 'El control de seguridad se está cargando.',
      confirmed: 'Confirmado.',
      expired: 'La confirmación venció. Hay que confirmar otra vez.',
      unavailable:
        'No se pudo cargar el control de seguridad y no se puede enviar el formulario. Se puede intentar otra vez o escribir a {email}.',
      retry: 'Intentar otra vez',
    },
    unanswered: 'El servicio de correo no respondió: es posible que el mensaje sí haya llegado.',
    secondCopy: 'puede ser una segunda copia',
    sending: 'Enviando el mensaje.',
    copy: 'Mostrar el texto para copiarlo',
    longLink:
      'El texto es demasiado largo para que muchos programas de correo lo tomen del enlace. Se puede copiar de aquí a un correo para {email}.',
    withoutScript: 'Este formulario necesita JavaScript. Sin él, se puede escribir a {email}.',
    withoutCode:
      'Una parte del formulario no se cargó, y desde aquí no se puede enviar nada. El texto se queda en los campos. También se puede mandar a {email}.',
    byMail: 'Abrirlo en un programa de correo',
    rejected: {
      malformed: 'La dirección no tiene el formato que acepta el formulario. Hay que revisarla.',
      blocked: 'Este formulario no acepta mensajes de esta dirección.',
      captcha: 'Falta confirmar el control de seguridad.',
    },
  },
} as const;
