import type { Localized } from '@otm/schema';
import { business } from '../../business.ts';

const { product, hostPlatform } = business;

/** The steps that several guides and answers share. */
export const sharedSteps = {
  en: {
    restart: `Close ${hostPlatform.name} and start it again.`,
    remove: `Remove the ${product} assembly: Tools > Remove NinjaScript Assembly…`,
    importAgain: 'Restart, import the ZIP file again and restart once more.',
    ruledOut: 'This message lists what you’ve ruled out.',
    together: 'Then let’s look at it together.',
  },
  es: {
    restart: `Cierra ${hostPlatform.name} y vuelve a abrirlo.`,
    remove: `Elimina el ensamblado de ${product}: Tools > Remove NinjaScript Assembly…`,
    importAgain: 'Reinicia, importa otra vez el archivo ZIP y reinicia de nuevo.',
    ruledOut: 'Este mensaje incluye lo que ya descartaste.',
    together: 'Entonces lo vemos juntos.',
  },
} as const satisfies Localized<Readonly<Record<string, string>>>;
