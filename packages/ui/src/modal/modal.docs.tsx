import type { ComponentDocs } from '../stories/index.ts';
import { ModalButton } from './modal.tsx';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A title says what opens: someone who returns to the tab must know where they are.',
        es: 'El título dice qué se abrió: quien vuelve a la pestaña debe saber dónde está.',
      },
      does: ({ t }) => (
        <ModalButton modalId="rule-profile">
          {t({ en: 'What Volume Profile shows', es: 'Qué muestra Volume Profile' })}
        </ModalButton>
      ),
      doesNot: ({ t }) => (
        <ModalButton modalId="rule-profile">
          {t({ en: 'Click here', es: 'Haz clic aquí' })}
        </ModalButton>
      ),
    },
  ],
  accessibility: {
    en: 'Focus moves in on opening and back to the button on closing. The title names the dialog; the page behind it can’t be reached.',
    es: 'Al abrir, el foco entra; al cerrar, vuelve al botón. El título da nombre al diálogo y la página de atrás queda fuera de alcance.',
  },
};
