/** Creates a scale around zero that all values fit into; returns units from the top. */
export function signedScale(values: readonly number[], height: number) {
  const top = Math.max(1, ...values);
  const bottom = Math.min(-1, ...values);
  return (value: number): number => Math.round(((top - value) * height) / (top - bottom));
}
