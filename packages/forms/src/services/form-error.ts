/** The kind of failure of an outside service. */
export type FormErrorCode =
  | 'timeout'
  | 'list-unavailable'
  | 'mail-unavailable'
  | 'mail-rejected'
  | 'mail-unanswered';

/** Thrown when an outside service of a form doesn't answer, or doesn't do what it was asked. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly code: FormErrorCode;

  constructor(code: FormErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
