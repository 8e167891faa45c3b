/** Joins a component's own class name with the one that its caller passes. */
export const classNames = (own: string, passed: string | undefined): string =>
  passed ? `${own} ${passed}` : own;
