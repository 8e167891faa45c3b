import type { InstallGuide, Localized } from '@otm/schema';
import { business } from '../../business.ts';
import { sharedSteps } from './shared-steps.ts';

const { product, hostPlatform } = business;

/** Where the platform keeps the compiled files of its add-ons. */
const folder = `Documents\\${hostPlatform.name}\\bin\\Custom`;

const en: readonly InstallGuide[] = [
  {
    id: 'standard',
    title: 'Standard installation',
    when: 'If your antivirus doesn’t interfere.',
    steps: [
      'Save the ZIP file you bought. Don’t unzip it: the platform reads it as is.',
      `Open ${hostPlatform.name}. In the Control Center, choose Tools > Import > NinjaScript Add-On…`,
      'Pick the ZIP file. If you’re asked whether to replace older files, accept.',
      sharedSteps.en.restart,
      'Open a chart and press Ctrl+I to open the list of indicators.',
      `Pick a ${product} indicator, add it and confirm. It appears as soon as the chart has data.`,
    ],
  },
  {
    id: 'exceptions',
    title: 'Installation with exceptions',
    recommended: 'Recommended',
    when: 'If you use an antivirus. It stays on, with an exception for a single folder.',
    steps: [
      'Save the ZIP file you bought, and leave your antivirus on.',
      'Scan the ZIP file with your antivirus before anything else. If it reports a threat, stop here and send us the report.',
      'Open your antivirus settings and look for exclusions or exceptions.',
      `Add this platform folder and nothing else: ${folder}. Never exclude a whole drive or your downloads folder.`,
      'Import the ZIP file: Tools > Import > NinjaScript Add-On… in the Control Center.',
      `Close ${hostPlatform.name}, start it again and add an indicator with Ctrl+I.`,
    ],
  },
  {
    id: 'uninstall',
    title: 'Uninstall',
    when: 'Before you install a new version, or to remove the indicators for good.',
    steps: [
      `Remove the ${product} indicators from your charts, or close those charts.`,
      'In the Control Center, choose Tools > Remove NinjaScript Assembly…',
      `Pick the ${product} entry and remove it.`,
      sharedSteps.en.restart,
      'For a new version, import its ZIP file now. If you’re removing the indicators for good, delete the exception in your antivirus too.',
    ],
  },
];

const es: readonly InstallGuide[] = [
  {
    id: 'standard',
    title: 'Instalación estándar',
    when: 'Si tu antivirus no interfiere.',
    steps: [
      'Guarda el archivo ZIP de tu compra. No lo descomprimas: la plataforma lo lee tal como está.',
      `Abre ${hostPlatform.name}. En el Control Center, elige Tools > Import > NinjaScript Add-On…`,
      'Selecciona el archivo ZIP. Si la plataforma pregunta si debe reemplazar archivos anteriores, acepta.',
      sharedSteps.es.restart,
      'Abre un gráfico y presiona Ctrl+I. Aparece la lista de indicadores.',
      `Elige un indicador ${product}, agrégalo y confirma. Se dibuja en cuanto el gráfico tiene datos.`,
    ],
  },
  {
    id: 'exceptions',
    title: 'Instalación con excepciones',
    recommended: 'Recomendada',
    when: 'Si usas un antivirus. Sigue encendido, con una excepción para una sola carpeta.',
    steps: [
      'Guarda el archivo ZIP de tu compra y deja tu antivirus encendido.',
      'Antes que nada, analiza el ZIP con tu antivirus. Si detecta una amenaza, detente aquí y envíanos el informe.',
      'Abre los ajustes de tu antivirus y busca exclusiones o excepciones.',
      `Agrega esta carpeta de la plataforma y nada más: ${folder}. Nunca excluyas un disco entero ni tu carpeta de descargas.`,
      'Importa el archivo ZIP: Tools > Import > NinjaScript Add-On… en el Control Center.',
      `Cierra ${hostPlatform.name}, vuelve a abrirlo y agrega un indicador con Ctrl+I.`,
    ],
  },
  {
    id: 'uninstall',
    title: 'Desinstalación',
    when: 'Antes de instalar una versión nueva, o para quitar los indicadores por completo.',
    steps: [
      `Quita los indicadores ${product} de tus gráficos, o cierra esos gráficos.`,
      'En el Control Center, elige Tools > Remove NinjaScript Assembly…',
      `Selecciona la entrada de ${product} y elimínala.`,
      sharedSteps.es.restart,
      'Si vas a instalar una versión nueva, importa ahora su ZIP. Si no, retira también la excepción de tu antivirus.',
    ],
  },
];

/** The three guides: install, install with an exception, uninstall. */
export const installGuides: Localized<readonly InstallGuide[]> = { en, es };
