/** Escapes a text for the regular expressions of a host's configuration. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
