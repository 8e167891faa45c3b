import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Visual emphasis. Use one primary button per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'text';

/** A secondary button is one without a mark. */
const markOf = (variant: ButtonVariant = 'secondary') =>
  variant === 'secondary' ? undefined : variant;

/** Attributes of the native button, plus its visual emphasis. */
export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Visual emphasis. Use one primary button per view.
   * @defaultValue 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * What a click does to the form around it.
   * @defaultValue 'button', which submits nothing
   */
  readonly type?: 'button' | 'submit' | 'reset';
}

/** A button that acts on the current page. It never submits a form unless its type says so. */
export function Button({ variant, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      className={classNames('otm-button', className)}
      data-variant={markOf(variant)}
      type={type}
      {...rest}
    />
  );
}

/** Attributes of the native link, plus its visual emphasis. */
export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Required, because a link without it can't be focused. */
  readonly href: string;
  /**
   * Visual emphasis. Use one primary button per view.
   * @defaultValue 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classNames('otm-button', className)} data-variant={markOf(variant)} {...rest}>
      {children}
    </a>
  );
}
