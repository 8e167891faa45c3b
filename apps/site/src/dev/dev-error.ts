/** The name of the message by which a page tells the development server of an error. */
export const devError = 'otm:error';

/** An error of a page in development. */
export interface DevError {
  readonly message: string;
  readonly stack: string;
}
