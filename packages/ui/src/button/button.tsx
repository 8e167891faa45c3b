import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** How loud a button is; one primary a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'text';

/** Props of {@link Button}: those of the native button, and its look. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How loud it is: one primary a view; default: secondary. */
  readonly variant?: ButtonVariant;
  /** Default: `button`, which submits nothing. */
  readonly type?: 'button' | 'submit' | 'reset';
}

/** A button that acts on this page; it never submits unless its type says so. */
export function Button({ variant = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <button className="otm-button" data-variant={variant} type={type} {...rest} />;
}

/** Props of {@link ButtonLink}: those of the native link, and its look. */
export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** How loud it is: one primary a view; default: secondary. */
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant = 'secondary', children, ...rest }: ButtonLinkProps) {
  return (
    <a className="otm-button" data-variant={variant} {...rest}>
      {children}
    </a>
  );
}
