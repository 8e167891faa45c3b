import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';

/** Attributes of the dialog, plus its title and close button. */
export interface ModalProps extends ComponentProps<'dialog'> {
  /** Passed to the {@link ModalButton} that opens it. */
  readonly id: string;
  /** Shown as an `h2`, which names the dialog and gets the focus when it opens. */
  readonly title: string;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** Shown below the title, and scrolls together with it. */
  readonly children: ReactNode;
}

/**
 * A native modal dialog. Escape, a click outside and its close button close it; the page behind is
 * inert and doesn't scroll. A {@link ModalButton} opens it, with or without JavaScript.
 */
export function Modal({ id, title, closeLabel, children, className, ...rest }: ModalProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      className={classNames('otm-modal', className)}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      {...rest}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the content is a group, not a fieldset */}
      <div
        className="otm-modal__content"
        role="group"
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must take focus
        tabIndex={0}
      >
        {/* Focused first, so that the text starts at its top each time and no ring surrounds it. */}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog moves focus anyway; this says where to */}
        <h2 className="otm-modal__title" id={titleId} tabIndex={-1} autoFocus={true}>
          {title}
        </h2>
        {children}
      </div>
      <button
        className="otm-modal__close"
        type="button"
        command="close"
        commandfor={id}
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

/** Returns the attributes that make a button open a modal without JavaScript. */
export const modalTrigger = (modalId: string) =>
  ({
    type: 'button',
    command: 'show-modal',
    commandfor: modalId,
    'aria-haspopup': 'dialog',
  }) as const;

/** The props of a {@link Button}, plus the modal that it opens. */
export interface ModalButtonProps extends Omit<ButtonProps, 'type' | 'command' | 'commandfor'> {
  /** The id of the {@link Modal} that it opens. */
  readonly modalId: string;
}

/** A {@link Button} that opens a {@link Modal}. */
export function ModalButton({ modalId, ...rest }: ModalButtonProps) {
  return <Button {...modalTrigger(modalId)} {...rest} />;
}
