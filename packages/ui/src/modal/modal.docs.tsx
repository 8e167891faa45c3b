import type { ComponentDocs } from '../stories/index.ts';
import { Modal } from './modal.tsx';

interface OpenModalProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** An open modal in a picture: inert, so that it takes no focus. */
function OpenModal({ id, title, text }: OpenModalProps) {
  return (
    <div inert={true}>
      <Modal open={true} id={id} title={title} closeLabel="×">
        <p>{text}</p>
      </Modal>
    </div>
  );
}

const text = {
  en: 'How much was traded at each price of the session.',
  es: 'Cuánto se negoció en cada precio de la sesión.',
};

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A title says what opened: someone who returns to the tab must know where they are.',
        es: 'El título dice qué se abrió: quien vuelve a la pestaña debe saber dónde está.',
      },
      does: ({ t }) => (
        <OpenModal
          id="modal-do"
          title={t({ en: 'What Volume Profile shows', es: 'Qué muestra Volume Profile' })}
          text={t(text)}
        />
      ),
      doesNot: ({ t }) => (
        <OpenModal
          id="modal-dont"
          title={t({ en: 'More information', es: 'Más información' })}
          text={t(text)}
        />
      ),
    },
  ],
  anatomy: ({ t }) => (
    <OpenModal
      id="modal-anatomy"
      title={t({ en: 'Volume Profile', es: 'Perfil de volumen' })}
      text={t(text)}
    />
  ),
  accessibility: {
    en: 'Focus moves in on opening and back to the button on closing. The title names the dialog; the page behind it can’t be reached.',
    es: 'Al abrir, el foco entra; al cerrar, vuelve al botón. El título da nombre al diálogo y la página de atrás queda fuera de alcance.',
  },
};
