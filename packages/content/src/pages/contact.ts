import { type ContactFormLabels, defineMessages, messagesFor } from '@otm/schema';
import { business } from '../business.ts';
import { formLabels } from './form-labels.ts';

const { product, hours } = business;

/** The contact page. */
export const contactPage = defineMessages(
  {
    meta: {
      title: `Contact us: questions before and after you buy | ${product}`,
      description: `Write to us about the ${product} indicators, installation, licences or payment. Use the form or send an e-mail; both reach the same people.`,
    },
    title: 'Contact',
    lead: `Ask before you buy, or tell us what does not work. Both ways reach the same people, who answer on business days (${hours.en}).`,
    other: {
      title: 'Other ways',
      email: 'Write an e-mail, with screenshots if you have them:',
      community: 'Ask in the community, or see what others ask:',
    },
    form: messagesFor<ContactFormLabels>()({
      ...formLabels.en,
      title: 'Write to us',
      fields: {
        name: { label: 'Name' },
        email: {
          label: 'E-mail (needed)',
          hint: 'Like ana@example.com: letters, digits, dots and hyphens, and an ending of two or three letters such as .com or .es. If yours looks different, use the e-mail link below.',
        },
        message: {
          label: 'Message',
          hint: 'If something does not work, say what you did, what you expected and what happened.',
        },
      },
      button: 'Send',
      subject: `Message to ${product}`,
    }),
  },
  {
    es: {
      meta: {
        title: `Contacto: preguntas antes y después de comprar | ${product}`,
        description: `Escríbenos sobre los indicadores ${product}, la instalación, las licencias o el pago. Usa el formulario o el correo: los dos llegan a las mismas personas.`,
      },
      title: 'Contacto',
      lead: `Pregunta antes de comprar o cuéntanos qué no funciona. Los dos caminos llegan a las mismas personas, que responden en días hábiles, ${hours.es}.`,
      other: {
        title: 'Otros caminos',
        email: 'Escribe un correo, con capturas de pantalla si las tienes:',
        community: 'Pregunta en la comunidad o mira qué preguntan los demás:',
      },
      form: messagesFor<ContactFormLabels>()({
        ...formLabels.es,
        title: 'Escríbenos',
        fields: {
          name: { label: 'Nombre' },
          email: {
            label: 'Correo electrónico (necesario)',
            hint: 'Como ana@example.com: letras sin acento, números, puntos y guiones, y una terminación de dos o tres letras, por ejemplo .com o .es. Si el tuyo es distinto, usa el enlace de correo de abajo.',
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
