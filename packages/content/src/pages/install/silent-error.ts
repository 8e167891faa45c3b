import type { InstallError, Localized } from '@otm/schema';
import { business } from '../../business.ts';
import { loadsNow } from './loads-now.ts';
import { sharedSteps } from './shared-steps.ts';

const { hostPlatform } = business;

/** Where the platform writes down what it does, machine ID included. */
const traceFolder = `Documents\\${hostPlatform.name}\\trace`;

const en: InstallError = {
  id: 'no-dll-error',
  title: 'Doesn’t load, without a DLL error',
  problem: 'The indicator doesn’t load and the log shows no DLL error.',
  when: 'Nothing is drawn, and no line in the log names a DLL. Check the license, the chart and the data, in that order.',
  steps: [
    `Restart ${hostPlatform.name} and read any window that opens at startup.`,
    'Open a chart of a futures contract that’s trading now.',
    'Press Ctrl+I and look for the indicator. Then answer the question below.',
  ],
  tree: {
    question: 'Did a window about the license open?',
    answers: [
      {
        answer: 'Yes, it did',
        steps: [
          `Look for your machine ID in the Help menu of the Control Center, or on a line with MachineID in the latest file of ${traceFolder}.`,
          'Compare it with the ID you sent us. A Windows update, a clean install or new hardware can change it.',
        ],
        next: {
          question: 'Are the two IDs the same?',
          answers: [
            {
              answer: 'No, the ID has changed',
              steps: ['Copy and paste the new ID: it has 32 characters.'],
              next: {
                type: 'licence',
                text: 'Your license belongs to the old ID. Send us the new one, and we’ll tell you what to do next.',
              },
            },
            {
              answer: 'Yes, they’re the same',
              steps: [],
              next: {
                type: 'message',
                text: 'Then we’ll check the license on our side. This message asks us to.',
              },
            },
          ],
        },
      },
      {
        answer: 'No, no window opened',
        steps: [],
        next: {
          question: 'What do you see after Ctrl+I?',
          answers: [
            {
              answer: 'The indicator isn’t in the list',
              steps: [],
              next: {
                question: 'Does the log say that another script doesn’t compile?',
                answers: [
                  {
                    answer: 'Yes, it names one',
                    steps: [
                      'Remove that script, or ask its author for a version that compiles.',
                      'Restart the platform and press Ctrl+I again.',
                    ],
                    next: loadsNow.en,
                  },
                  {
                    answer: 'No, or I’m not sure',
                    steps: [sharedSteps.en.remove, sharedSteps.en.importAgain],
                    next: loadsNow.en,
                  },
                ],
              },
            },
            {
              answer: 'It’s in the list, but not on my chart',
              steps: ['Pick it in the list, add it to the chart and click OK.'],
              next: loadsNow.en,
            },
            {
              answer: 'It’s on my chart, but draws nothing',
              steps: ['Check what the chart shows and where its data comes from.'],
              next: {
                question: 'Is it a futures contract whose data includes bid and ask?',
                answers: [
                  {
                    answer: 'No, it’s forex or something else',
                    steps: [
                      'Delta needs a central record of trades with the bid and ask. Spot forex has none.',
                      'Open a futures contract, live or in Market Replay.',
                    ],
                    next: loadsNow.en,
                  },
                  {
                    answer: 'Yes, it is',
                    steps: [],
                    next: {
                      type: 'message',
                      text: `${sharedSteps.en.together} ${sharedSteps.en.ruledOut}`,
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};

const es: InstallError = {
  id: 'no-dll-error',
  title: 'No carga y no hay error de DLL',
  problem: 'El indicador no carga y el registro (log) no muestra ningún error de DLL.',
  when: 'No se dibuja nada y ninguna línea del registro nombra una DLL. Revisa la licencia, el gráfico y los datos, en este orden.',
  steps: [
    `Reinicia ${hostPlatform.name} y lee cualquier ventana que se abra al arrancar.`,
    'Abre un gráfico de un contrato de futuros que se esté operando ahora.',
    'Presiona Ctrl+I y busca el indicador. Luego responde a la pregunta que sigue.',
  ],
  tree: {
    question: '¿Se abrió una ventana sobre la licencia?',
    answers: [
      {
        answer: 'Sí, se abrió',
        steps: [
          `Busca tu ID de máquina (Machine ID) en el menú Help (Ayuda) del Control Center, o en una línea con MachineID del último archivo de ${traceFolder}.`,
          'Compáralo con el ID que nos enviaste. Una actualización de Windows, una instalación nueva u otro hardware pueden cambiarlo.',
        ],
        next: {
          question: '¿Los dos ID son iguales?',
          answers: [
            {
              answer: 'No, el ID cambió',
              steps: ['Copia y pega el ID nuevo: tiene 32 caracteres.'],
              next: {
                type: 'licence',
                text: 'Tu licencia corresponde al ID anterior. Envíanos el nuevo y te decimos qué hacer.',
              },
            },
            {
              answer: 'Sí, son iguales',
              steps: [],
              next: {
                type: 'message',
                text: 'Entonces revisamos la licencia de nuestro lado. Con este mensaje nos lo pides.',
              },
            },
          ],
        },
      },
      {
        answer: 'No, ninguna',
        steps: [],
        next: {
          question: '¿Qué ves después de Ctrl+I?',
          answers: [
            {
              answer: 'El indicador no está en la lista',
              steps: [],
              next: {
                question: '¿El registro dice que otro script no compila?',
                answers: [
                  {
                    answer: 'Sí, nombra uno',
                    steps: [
                      'Elimina ese script o pide a su autor una versión que compile.',
                      'Reinicia la plataforma y presiona otra vez Ctrl+I.',
                    ],
                    next: loadsNow.es,
                  },
                  {
                    answer: 'No, o no lo sé',
                    steps: [sharedSteps.es.remove, sharedSteps.es.importAgain],
                    next: loadsNow.es,
                  },
                ],
              },
            },
            {
              answer: 'Está en la lista, pero no en mi gráfico',
              steps: ['Selecciónalo en la lista, agrégalo al gráfico y confirma con OK.'],
              next: loadsNow.es,
            },
            {
              answer: 'Está en mi gráfico, pero no dibuja nada',
              steps: ['Fíjate en qué muestra el gráfico y de dónde vienen sus datos.'],
              next: {
                question: '¿Es un contrato de futuros con bid y ask en sus datos?',
                answers: [
                  {
                    answer: 'No, es forex u otra cosa',
                    steps: [
                      'La delta necesita un registro central de operaciones con bid (compra) y ask (venta). El forex al contado no lo tiene.',
                      'Abre un contrato de futuros, en vivo o en Market Replay.',
                    ],
                    next: loadsNow.es,
                  },
                  {
                    answer: 'Sí, lo es',
                    steps: [],
                    next: {
                      type: 'message',
                      text: `${sharedSteps.es.together} ${sharedSteps.es.ruledOut}`,
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};

/** The indicator does not load and the log names no DLL. */
export const silentError: Localized<InstallError> = { en, es };
