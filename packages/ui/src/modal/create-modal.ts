import { element } from '../dom/element.ts';

/** The title and content of a modal that an island adds to the page. */
export interface CreatedModal {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  readonly content: readonly (Node | string)[];
}

/** Creates a modal like the `Modal` component's, closed, at the end of the page. */
export function createModal({ id, title, closeLabel, content }: CreatedModal): HTMLDialogElement {
  const titleId = `${id}-title`;
  const close = element(
    'button',
    {
      class: 'otm-modal__close',
      type: 'button',
      command: 'close',
      commandfor: id,
      'aria-label': closeLabel,
    },
    '×',
  );
  const dialog = element(
    'dialog',
    { class: 'otm-modal', id, 'aria-labelledby': titleId, closedby: 'any' },
    element(
      'div',
      { class: 'otm-modal__content', role: 'group', 'aria-labelledby': titleId, tabindex: '0' },
      // Focused first, so that the text starts at its top each time.
      element(
        'h2',
        { class: 'otm-modal__title', id: titleId, tabindex: '-1', autofocus: '' },
        title,
      ),
      ...content,
    ),
    close,
  );
  document.body.append(dialog);
  return dialog;
}

/** Opens a modal at the top of its content, unless the click asks for a new tab. */
export function openModal(
  dialog: HTMLDialogElement,
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>,
): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  event.preventDefault();
  dialog.showModal();
  dialog.querySelector('[role=group]')?.scrollTo(0, 0);
  return true;
}
