import { defineMessages, type LicenseFormLabels, messagesFor } from '@otm/schema';
import { business } from '../business.ts';
import { formLabels } from './form-labels.ts';

const { product, hostPlatform, hours } = business;

/** Where the platform writes down what it does, machine ID included. */
const traceFolder = `Documents\\${hostPlatform.name}\\trace`;

/** The page on which buyers request their license. */
export const licensePage = defineMessages(
  {
    meta: {
      title: `Request your license | ${product}`,
      description: `Bought ${product}? Send us your machine ID here, and we’ll email your license within 1 business day (${hours.en}).`,
    },
    title: 'Your license',
    lead: 'Thanks for your purchase. Five steps take you from payment to your first chart.',
    stepsTitle: 'From payment to chart',
    steps: [
      { title: 'Buy', text: 'Your payment is done. Keep the receipt.' },
      {
        title: 'Find your machine ID',
        text: `Open ${hostPlatform.name} on the computer you trade on. Look for the machine ID in the Help menu of the Control Center and copy it. It’s also in the latest file in ${traceFolder}, on a line with MachineID.`,
      },
      {
        title: 'Receive your license',
        text: `Send the form below. We create the license for that computer and email it with instructions within 1 business day (${hours.en}).`,
      },
      {
        title: 'Import',
        text: `Import the indicator file in ${hostPlatform.name} as described in the email, then restart the platform.`,
      },
      {
        title: 'Ready',
        text: 'Add an indicator to a chart. If it doesn’t load, see the installation page.',
      },
    ],
    form: messagesFor<LicenseFormLabels>()({
      ...formLabels.en,
      title: 'Request the license',
      fields: {
        name: { label: 'Name', hint: 'As on your receipt.' },
        id: {
          label: 'Machine ID',
          hint: '32 letters and digits. Copy and paste it: with one wrong character, the license is for another computer.',
        },
        email: {
          label: 'Email (required)',
          hint: 'We send the license to this address. Any complete address works, for example ana@example.com.',
        },
        message: { label: 'Message', hint: 'Anything else we should know? (optional)' },
      },
      button: 'Request the license',
      subject: `License request for ${product}`,
    }),
  },
  {
    es: {
      meta: {
        title: `Solicitar la licencia | ${product}`,
        description: `¿Ya compró ${product}? Envíe aquí su ID de máquina. La licencia le llega por correo en 1 día hábil, ${hours.es}.`,
      },
      title: 'Su licencia',
      lead: 'Gracias por su compra. Cinco pasos desde el pago hasta el primer gráfico.',
      stepsTitle: 'Del pago al gráfico',
      steps: [
        { title: 'Comprar', text: 'El pago está hecho. Conserve el recibo de la compra.' },
        {
          title: 'Buscar el ID de máquina',
          text: `Abra ${hostPlatform.name} en el equipo en el que opera. Busque el ID de máquina (Machine ID) en el menú Help (Ayuda) del Control Center y cópielo. También está en el último archivo de la carpeta ${traceFolder}, en una línea con MachineID.`,
        },
        {
          title: 'Recibir la licencia',
          text: `Envíe el formulario de abajo. Creamos la licencia para ese equipo y la enviamos por correo, con instrucciones, en 1 día hábil como máximo, ${hours.es}.`,
        },
        {
          title: 'Importar',
          text: `Importe el archivo de los indicadores en ${hostPlatform.name} como indica el correo y reinicie la plataforma.`,
        },
        {
          title: 'Listo',
          text: 'Agregue un indicador a un gráfico. Si no carga, consulte la página de instalación.',
        },
      ],
      form: messagesFor<LicenseFormLabels>()({
        ...formLabels.es,
        title: 'Solicitar la licencia',
        fields: {
          name: { label: 'Nombre', hint: 'Como aparece en el recibo de la compra.' },
          id: {
            label: 'ID de máquina (Machine ID)',
            hint: '32 letras y números. Es mejor copiarlo que escribirlo: con un carácter equivocado, la licencia no sirve para su equipo.',
          },
          email: {
            label: 'Correo electrónico (obligatorio)',
            hint: 'La licencia llega a esta dirección. Sirve cualquier dirección completa, por ejemplo ana@example.com.',
          },
          message: { label: 'Mensaje', hint: 'Información adicional (opcional).' },
        },
        button: 'Solicitar la licencia',
        success: 'El mensaje se envió correctamente. Nos pondremos en contacto con usted pronto.',
        failure: 'No se pudo enviar el mensaje, si el problema continúa escriba a {email}',
        subject: `Solicitud de licencia de ${product}`,
      }),
    },
  },
);
