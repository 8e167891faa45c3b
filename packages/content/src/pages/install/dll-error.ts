import type { InstallError, Localized } from '@otm/schema';
import { business } from '../../business.ts';
import { loadsNow } from './loads-now.ts';
import { sharedSteps } from './shared-steps.ts';

const { product, hostPlatform } = business;
const folder = `Documents\\${hostPlatform.name}\\bin\\Custom`;

const en: InstallError = {
  id: 'dll-error',
  title: 'Doesn’t load, with a DLL error in the log',
  problem: 'The indicator doesn’t load and the log shows a DLL error.',
  when: 'The indicator is missing or stays empty, and a line in the log names a DLL.',
  steps: [
    `Open the Control Center of ${hostPlatform.name} and go to its log.`,
    'Look for the first line that names a DLL, around the time you last started the platform.',
    'Copy that line. Then answer the question below.',
  ],
  tree: {
    question: 'Has your antivirus reported or moved a file since you installed ours?',
    answers: [
      {
        answer: 'Yes, its history names one of our files',
        steps: [
          'Leave the antivirus on. Use it to scan the ZIP file you bought.',
          `If the scan is clean, exclude ${folder} and nothing else. If it isn’t, stop and send us the report.`,
          'Import the ZIP file again and restart the platform.',
        ],
        next: loadsNow.en,
      },
      {
        answer: 'No, or I see nothing there',
        steps: ['Find the ZIP file you bought, right-click it and choose Properties.'],
        next: {
          question: 'Does the window have a checkbox called Unblock?',
          answers: [
            {
              answer: 'Yes, it does',
              steps: [
                'Check Unblock and click OK.',
                sharedSteps.en.remove,
                sharedSteps.en.importAgain,
              ],
              next: loadsNow.en,
            },
            {
              answer: 'No, there’s no such checkbox',
              steps: [],
              next: {
                question: `Is your ${hostPlatform.name} the latest version?`,
                answers: [
                  {
                    answer: 'No, there’s a newer one',
                    steps: [
                      'Update the platform and restart it.',
                      'Import the ZIP file again and restart once more.',
                    ],
                    next: loadsNow.en,
                  },
                  {
                    answer: 'Yes, it’s up to date',
                    steps: [],
                    next: {
                      question:
                        'Have you added or updated another add-on since the indicator last worked?',
                      answers: [
                        {
                          answer: 'Yes, I have',
                          steps: [
                            'The other add-on may have replaced a file that both use.',
                            `Remove the ${product} assembly, restart, import our ZIP file again and restart once more.`,
                          ],
                          next: loadsNow.en,
                        },
                        {
                          answer: 'No, nothing has changed',
                          steps: [],
                          next: {
                            type: 'message',
                            text: `Then we need that line from the log. ${sharedSteps.en.ruledOut}`,
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
      },
    ],
  },
};

const es: InstallError = {
  id: 'dll-error',
  title: 'No carga y el registro muestra un error de DLL',
  problem: 'El indicador no carga y el registro (log) muestra un error de DLL.',
  when: 'El indicador no aparece o queda vacío, y una línea del registro (log) nombra una DLL.',
  steps: [
    `Abre el Control Center de ${hostPlatform.name} y entra en su registro (log).`,
    'Busca la primera línea que nombre una DLL, cerca de la hora en que la plataforma arrancó por última vez.',
    'Copia esa línea. Después responde a la pregunta de abajo.',
  ],
  tree: {
    question: 'Desde la instalación, ¿tu antivirus reportó o movió algún archivo?',
    answers: [
      {
        answer: 'Sí, su historial nombra un archivo nuestro',
        steps: [
          'Deja el antivirus encendido. Analiza con él el archivo ZIP de tu compra.',
          `Si el análisis sale limpio, agrega una excepción solo para ${folder}.`,
          'Importa otra vez el archivo ZIP y reinicia la plataforma.',
        ],
        next: loadsNow.es,
      },
      {
        answer: 'No, o no veo nada ahí',
        steps: [
          'Busca el archivo ZIP de tu compra, haz clic derecho sobre él y elige Propiedades.',
        ],
        next: {
          question: '¿La ventana ofrece una casilla llamada Desbloquear (Unblock)?',
          answers: [
            {
              answer: 'Sí, ahí está',
              steps: [
                'Marca Desbloquear y confirma con Aceptar.',
                sharedSteps.es.remove,
                sharedSteps.es.importAgain,
              ],
              next: loadsNow.es,
            },
            {
              answer: 'No, no hay esa casilla',
              steps: [],
              next: {
                question: `¿Tienes la última versión de ${hostPlatform.name}?`,
                answers: [
                  {
                    answer: 'No, hay una más nueva',
                    steps: [
                      'Actualiza la plataforma y reiníciala.',
                      'Importa otra vez el archivo ZIP y reinicia de nuevo.',
                    ],
                    next: loadsNow.es,
                  },
                  {
                    answer: 'Sí, está al día',
                    steps: [],
                    next: {
                      question:
                        '¿Agregaste o actualizaste otro complemento desde la última vez que funcionó?',
                      answers: [
                        {
                          answer: 'Sí',
                          steps: [
                            'Es posible que ese complemento haya reemplazado un archivo que usan los dos.',
                            `Elimina el ensamblado de ${product}, reinicia e importa otra vez nuestro ZIP.`,
                          ],
                          next: loadsNow.es,
                        },
                        {
                          answer: 'No, nada cambió',
                          steps: [],
                          next: {
                            type: 'message',
                            text: `Entonces nos hace falta la línea del registro. ${sharedSteps.es.ruledOut}`,
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
      },
    ],
  },
};

/** The indicator does not load and the log names a DLL. */
export const dllError: Localized<InstallError> = { en, es };
