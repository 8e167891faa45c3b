/** Longer names and machine IDs are told to the visitor, in characters. */
export const longestLine = 500;

/**
 * Longer messages are told to the visitor, in characters: the mail service takes about 50 kB of
 * fields in all. Nothing is cut or held back; if the service refuses, the failure carries the text.
 */
export const longestText = 20_000;
