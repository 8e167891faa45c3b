/** Why nothing was started; the message says what to do. */
export class ScaffoldError extends Error {
  name = 'ScaffoldError';
}
