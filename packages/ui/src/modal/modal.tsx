import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** Props of {@link Modal}. */
export interface ModalProps {
  /** The id that `commandfor` of the opening button names. */
  readonly id: string;
  readonly title: string;
  /** The close button's name. */
  readonly close: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: Escape, a click outside and its close button shut it, the page behind is
 * inert and does not scroll. Opened by {@link ModalButton}, without JavaScript too.
 */
export function Modal({ id, title, close, children }: ModalProps) {
  const titleId = `${id}-title`;
  return (
    <dialog className="otm-modal" id={id} aria-labelledby={titleId} closedby="any">
      {/* First in the order of focus: a dialog opens at its content, which arrow keys scroll. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the content is a group, not a fieldset */}
      <div
        className="otm-modal__content"
        role="group"
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must take focus
        tabIndex={0}
      >
        <h2 className="otm-modal__title" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
      <button
        className="otm-modal__close"
        type="button"
        command="close"
        commandfor={id}
        aria-label={close}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

/** Props of {@link ModalButton}. */
export interface ModalButtonProps {
  /** The id of the modal that it opens. */
  readonly opens: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The button that opens a {@link Modal}. */
export function ModalButton({ opens, className, children }: ModalButtonProps) {
  return (
    <button
      className={className}
      type="button"
      command="show-modal"
      commandfor={opens}
      aria-haspopup="dialog"
    >
      {children}
    </button>
  );
}
