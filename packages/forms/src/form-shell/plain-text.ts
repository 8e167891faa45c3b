import type { Values } from '../services/ports.ts';

/** Returns everything typed as plain text: one labeled line or paragraph for each filled field. */
export const plainText = (values: Values, fieldNames: Values): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${fieldNames[name] ?? name}: ${value}`)
    .join('\n');
