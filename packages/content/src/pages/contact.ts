import { type ContactFormLabels, defineMessages, messagesFor } from '@otm/schema';
import { business } from '../business.ts';
import { formLabels } from './form-labels.ts';

const { product, hours } = business;

/** The contact page. */
export const contactPage = defineMessages(
  {
    meta: {
      title: `Contact us: questions before and after you buy | ${product}`,
      description: `Write to us about the ${product} indicators, installation, licenses or payment. Use the form or send an email. The same team answers both.`,
    },
    title: 'Talk to us',
    lead: `Have a question before you buy, or is something not working? Use the form or email us. The same team answers both on business days (${hours.en}).`,
    other: {
      title: 'Other ways to reach us',
      email: 'Send an email, with screenshots if you have them:',
      community: 'Ask in the community, or see what others are asking:',
    },
    form: messagesFor<ContactFormLabels>()({
      ...formLabels.en,
      title: 'Write to us',
      fields: {
        name: { label: 'Name' },
        email: {
          label: 'Email (required)',
          hint: 'For example, ana@example.com: letters, digits, dots and hyphens, and an ending of two or three letters such as .com or .es. If yours looks different, use the email link below.',
        },
        message: {
          label: 'Message',
          hint: 'If something doesn’t work, tell us what you did, what you expected and what happened.',
        },
      },
      button: 'Send',
      subject: `Message to ${product}`,
    }),
  },
  {
    es: {
      meta: {
        title: `Contacto: dudas antes y después de comprar | ${product}`,
        description: `Escríbenos sobre los indicadores ${product}, la instalación, las licencias o el pago. Usa el formulario o el correo: los atiende el mismo equipo.`,
      },
      title: 'Habla con nosotros',
      lead: `¿Tienes dudas antes de comprar o algo no funciona? El formulario y el correo los atiende el mismo equipo en días hábiles, ${hours.es}.`,
      other: {
        title: 'Otras formas de contacto',
        email: 'Escribe un correo, con capturas de pantalla si las tienes:',
        community: 'Pregunta en la comunidad o mira qué preguntan los demás:',
      },
      form: messagesFor<ContactFormLabels>()({
        ...formLabels.es,
        title: 'Escríbenos',
        fields: {
          name: { label: 'Nombre' },
          email: {
            label: 'Correo electrónico (obligatorio)',
            hint: 'Por ejemplo, ana@example.com: letras sin acento, números, puntos y guiones, y una terminación de dos o tres letras, por ejemplo .com o .es. Si el tuyo es distinto, usa el enlace de correo de abajo.',
          },
          message: {
            label: 'Mensaje',
            hint: 'Si algo no funciona, cuenta qué hiciste, qué esperabas y qué pasó.',
          },
        },
        button: 'Enviar',
        success: 'El mensaje se envió correctamente. Nos pondremos en contacto contigo pronto.',
        failure: 'No se pudo enviar el mensaje, si el problema continúa escribe a {email}',
        subject: `Mensaje para ${product}`,
      }),
    },
  },
);
