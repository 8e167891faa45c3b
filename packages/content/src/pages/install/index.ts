import type { InstallPage, Localized } from '@otm/schema';
import { business } from '../../business.ts';
import { dllError } from './dll-error.ts';
import { installGuides } from './guides.ts';
import { requirements } from './requirements.ts';
import { silentError } from './silent-error.ts';

const { product, hostPlatform, hours } = business;

const en: InstallPage = {
  meta: {
    title: `Install ${product}: steps, errors, requirements`,
    description: `Install or remove the ${product} indicators in ${hostPlatform.name}: video and written steps, help when one doesn’t load, and a check of your computer.`,
  },
  title: 'Installation help',
  lead: 'Every video comes with written steps. If an indicator doesn’t load, the questions below lead you to a fix or to a message that’s ready to send.',
  contents: 'On this page',
  stepsLabel: 'Steps',
  guides: {
    title: 'Indicators Installation',
    lead: `Three guides for ${hostPlatform.name}. We recommend the first: an antivirus may mistake an indicator for a threat.`,
    items: installGuides.en,
  },
  errors: {
    title: 'Common Errors',
    lead: 'First, check whether the log mentions a DLL. A few questions then lead you to a fix or a next step.',
    items: [dllError.en, silentError.en],
  },
  requirements: requirements.en,
  support: {
    send: 'Open the prepared email',
    licence: 'Go to the license form',
    subject: 'Installation',
    greeting: 'Hello,',
    checked: 'What I have checked:',
    add: 'Please add what you know:',
    asks: [
      `Version of ${hostPlatform.name}`,
      'Windows version',
      'Antivirus',
      'Machine ID',
      'Line of the log',
    ],
  },
  more: {
    title: 'Still stuck?',
    text: `Write to us and tell us what you did and what you saw. We answer on business days (${hours.en}).`,
    action: 'Contact support',
  },
};

const es: InstallPage = {
  meta: {
    title: `Instalar ${product}: pasos, errores y requisitos`,
    description: `Instala o quita los indicadores ${product} en ${hostPlatform.name}: video y pasos por escrito, ayuda si uno no carga y una comprobación de tu equipo.`,
  },
  title: 'Ayuda con la instalación',
  lead: 'Cada video viene con sus pasos por escrito. Si un indicador no carga, unas preguntas te llevan a la solución o a un mensaje listo para enviar.',
  contents: 'En esta página',
  stepsLabel: 'Pasos',
  guides: {
    title: 'Instalación de los indicadores',
    lead: `Tres guías para ${hostPlatform.name}. Recomendamos la primera: un antivirus puede tomar por amenaza un indicador que no lo es.`,
    items: installGuides.es,
  },
  errors: {
    title: 'Errores comunes',
    lead: 'Comprueba primero si el registro (log) menciona una DLL. Unas preguntas te llevan a la solución o al paso siguiente.',
    items: [dllError.es, silentError.es],
  },
  requirements: requirements.es,
  support: {
    send: 'Abrir el correo preparado',
    licence: 'Ir al formulario de licencia',
    subject: 'Instalación',
    greeting: 'Hola:',
    checked: 'Lo que ya comprobé:',
    add: 'Agrega lo que sepas:',
    asks: [
      `Versión de ${hostPlatform.name}`,
      'Versión de Windows',
      'Antivirus',
      'ID de máquina (Machine ID)',
      'Línea del registro',
    ],
  },
  more: {
    title: '¿Sigue sin funcionar?',
    text: `Escríbenos y cuéntanos qué hiciste y qué viste. Respondemos en días hábiles, ${hours.es}.`,
    action: 'Contactar a soporte',
  },
};

/** The texts of the installation page. */
export const installPage: Localized<InstallPage> = { en, es };
